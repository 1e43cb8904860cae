module "east" {
  source = "terraform-aws-modules/vpc/aws"
  cidr   = "10.1.0.0/16"
}

module "west" {
  source = "terraform-aws-modules/vpc/aws"
  cidr   = "10.2.0.0/16"
}

resource "aws_route53_resolver_endpoint" "east" {
  direction = "INBOUND"
  ip_address {
    subnet_id = module.east.private_subnets[0]
    ip        = "10.1.1.10"
  }
  ip_address {
    subnet_id = module.east.private_subnets[1]
    ip        = "10.1.2.10"
  }
}

resource "aws_route53_resolver_endpoint" "west" {
  direction = "INBOUND"
  ip_address {
    subnet_id = module.west.private_subnets[0]
    ip        = "10.2.1.10"
  }
  ip_address {
    subnet_id = module.west.private_subnets[1]
    ip        = "10.2.2.10"
  }
}

resource "aws_route53_resolver_rule" "to_west" {
  domain_name          = "west.example.com"
  rule_type            = "FORWARD"
  resolver_endpoint_id = aws_route53_resolver_endpoint.east_out.id
  target_ip {
    ip = "10.2.1.10"
  }
  target_ip {
    ip = "10.2.2.10"
  }
}

resource "aws_route53_resolver_rule" "to_east" {
  domain_name          = "east.example.com"
  rule_type            = "FORWARD"
  resolver_endpoint_id = aws_route53_resolver_endpoint.west_out.id
  target_ip {
    ip = "10.1.1.10"
  }
}

resource "aws_route53_resolver_rule_association" "east" {
  resolver_rule_id = aws_route53_resolver_rule.to_west.id
  vpc_id           = module.east.vpc_id
}

resource "aws_route53_resolver_rule_association" "west" {
  resolver_rule_id = aws_route53_resolver_rule.to_east.id
  vpc_id           = module.west.vpc_id
}

# Both send the whole domain to the west, which keeps the part that it answers itself.
resource "aws_route53_resolver_rule" "shared" {
  domain_name          = "shared.example.com"
  rule_type            = "FORWARD"
  resolver_endpoint_id = aws_route53_resolver_endpoint.east_out.id
  target_ip {
    ip = "10.2.1.10"
  }
}

resource "aws_route53_resolver_rule_association" "shared" {
  resolver_rule_id = aws_route53_resolver_rule.shared.id
  vpc_id           = module.east.vpc_id
}

resource "aws_route53_resolver_rule" "back" {
  domain_name          = "example.com"
  rule_type            = "FORWARD"
  resolver_endpoint_id = aws_route53_resolver_endpoint.west_out.id
  target_ip {
    ip = "10.1.1.10"
  }
}

resource "aws_route53_resolver_rule_association" "back" {
  resolver_rule_id = aws_route53_resolver_rule.back.id
  vpc_id           = module.west.vpc_id
}

resource "aws_route53_resolver_rule" "kept" {
  for_each    = toset(["shared.example.com", "west.example.com"])
  domain_name = each.value
  rule_type   = "SYSTEM"
}

resource "aws_route53_resolver_rule_association" "kept" {
  for_each         = aws_route53_resolver_rule.kept
  resolver_rule_id = each.value.id
  vpc_id           = module.west.vpc_id
}
