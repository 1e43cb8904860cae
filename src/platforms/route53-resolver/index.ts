import type { Plugin } from '../../languages/shared/plugin.ts';
import { readResources } from '../../languages/shared/terraform-values.ts';
import { hasResolver, partsOfTemplate } from './cloudformation.ts';
import { partsOfTerraform } from './terraform.ts';

export const route53Resolver: Plugin = {
  id: 'route53-resolver',
  title: 'Route 53 Resolver: rules and inbound endpoints of VPCs',
  markers: ['route53_resolver', 'Route53Resolver'],
  coverage: {
    recognised: [
      'Terraform: `aws_route53_resolver_rule`, `_endpoint`, `_rule_association`, `aws_route53_zone` with `vpc`, `aws_route53_zone_association`; beside them `aws_vpc`, `aws_subnet`, `aws_vpc_dhcp_options`, `aws_eks_cluster` and the modules `terraform-aws-modules/vpc/aws` and `terraform-aws-modules/eks/aws`',
      'CloudFormation: `AWS::Route53Resolver::ResolverRule`, `ResolverEndpoint`, `ResolverRuleAssociation`; `AWS::Route53::HostedZone` with `VPCs`',
    ],
    fields: [
      {
        field: '`domain_name`, `target_ip` of a FORWARD rule with its associations',
        becomes: 'names that the VPC’s resolver sends on, the longest first',
      },
      {
        field: 'SYSTEM rules, private hosted zones',
        becomes: 'names that it answers; a rule of the same name comes first',
      },
      {
        field: '`ip_address` of an INBOUND endpoint',
        becomes: 'addresses at which everybody reaches the VPC’s resolver',
      },
      {
        field: '`vpc_config` of an EKS cluster, `domain_name_servers` of DHCP options',
        becomes: 'the resolver that its nodes get: 169.254.169.253, the second address of the VPC, or those servers',
      },
    ],
    said: ['rules whose name or targets are not written out, where the cluster has servers of its own'],
    sources: [
      'Amazon Route 53 Developer Guide: resolver-overview-forward-vpc-to-network-domain-name-matches, resolver-overview-forward-vpc-to-network-autodefined-rules, best-practices-resolver-endpoints, hosted-zone-private-considerations',
      'aws-samples/aws-network-hub-for-terraform#26: AWS refuses the plainest of these loops when it is applied (RSLVR-00804)',
    ],
  },
  recognises: (document) =>
    readResources(document, partsOfTerraform).value.length > 0 || (document.kind === 'yaml' && hasResolver(document)),
  read: (document) => {
    const stated = readResources(document, partsOfTerraform);
    const isTemplate = document.kind === 'yaml' && stated.value.length === 0;
    return isTemplate ? { value: partsOfTemplate(document), notices: [] } : stated;
  },
};
