locals {
  cluster_dns = ["10.3.0.53"]
}

resource "aws_vpc" "apps" {
  cidr_block = "10.3.0.0/16"
}

resource "aws_subnet" "nodes" {
  for_each   = toset(["10.3.0.0/20", "10.3.16.0/20"])
  vpc_id     = aws_vpc.apps.id
  cidr_block = each.value
}

resource "aws_eks_cluster" "apps" {
  name     = "apps"
  role_arn = aws_iam_role.cluster.arn
  vpc_config {
    subnet_ids = values(aws_subnet.nodes)[*].id
  }
}

resource "aws_route53_resolver_rule" "services" {
  domain_name          = "svc.example.com"
  rule_type            = "FORWARD"
  resolver_endpoint_id = aws_route53_resolver_endpoint.outbound.id

  dynamic "target_ip" {
    for_each = local.cluster_dns
    content {
      ip = target_ip.value
    }
  }
}

resource "aws_route53_resolver_rule_association" "services" {
  for_each         = toset([aws_vpc.apps.id])
  resolver_rule_id = aws_route53_resolver_rule.services.id
  vpc_id           = each.value
}
