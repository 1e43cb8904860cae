import type { Plugin } from '../../languages/shared/plugin.ts';
import { readResources } from '../../languages/shared/terraform-values.ts';
import { partsOfGoogle } from './terraform.ts';

export const googleCloudDns: Plugin = {
  id: 'google-cloud-dns',
  title: 'Google Cloud DNS: forwarding and peering zones, outbound server policies',
  markers: ['name_server_config', 'google_dns_managed_zone', 'google_dns_policy'],
  coverage: {
    recognised: [
      'Terraform: `google_dns_managed_zone` with `private_visibility_config`, `google_dns_policy`; beside them `google_compute_network`, `google_compute_subnetwork`, `google_container_cluster`',
    ],
    fields: [
      {
        field: '`dns_name`, `forwarding_config` of a zone',
        becomes: 'names that Cloud DNS of the zone’s networks sends on, the longest first',
      },
      { field: '`peering_config`', becomes: 'names that leave for the other network' },
      { field: 'other private zones', becomes: 'names that it answers' },
      { field: '`alternative_name_server_config` of a policy', becomes: 'all names of its networks are sent there' },
      { field: '`network` of a GKE cluster', becomes: 'the resolver that its nodes get: 169.254.169.254' },
    ],
    said: ['zones whose name or targets are not written out, where the cluster has servers of its own'],
    sources: ['cloud.google.com/dns/docs/vpc-name-res-order', 'cloud.google.com/dns/docs/best-practices'],
  },
  recognises: (document) => readResources(document, partsOfGoogle).value.length > 0,
  read: (document) => readResources(document, partsOfGoogle),
};
