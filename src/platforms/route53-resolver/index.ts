import type { Plugin } from '../../languages/shared/plugin.ts';
import { hasResolver, partsOfTemplate } from './cloudformation.ts';
import { awsResources } from './terraform.ts';

export const route53Resolver: Plugin = {
  id: 'route53-resolver',
  title: 'Route 53 Resolver: rules and inbound endpoints of VPCs',
  markers: ['route53_resolver', 'Route53Resolver'],
  recognises: (document) => awsResources.recognises(document) || (document.kind === 'yaml' && hasResolver(document)),
  read: (document) => {
    const stated = awsResources.read(document);
    const isTemplate = document.kind === 'yaml' && stated.value.length === 0;
    return isTemplate ? { value: partsOfTemplate(document), notices: [] } : stated;
  },
};
