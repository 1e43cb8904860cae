import type { Plugin } from '../../languages/shared/plugin.ts';
import { readResources } from '../../languages/shared/terraform-values.ts';
import { partsOfGoogle } from './terraform.ts';

export const googleCloudDns: Plugin = {
  id: 'google-cloud-dns',
  title: 'Google Cloud DNS: forwarding and peering zones, outbound server policies',
  markers: ['name_server_config', 'google_dns_managed_zone', 'google_dns_policy'],
  recognises: (document) => readResources(document, partsOfGoogle).value.length > 0,
  read: (document) => readResources(document, partsOfGoogle),
};
