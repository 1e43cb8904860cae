# A hub that shares one rule for its own domain with every account, and answers it itself.
resource "aws_route53_resolver_endpoint" "inbound" {
  direction          = "INBOUND"
  security_group_ids = [aws_security_group.dns.id]

  dynamic "ip_address" {
    for_each = aws_subnet.endpoint
    content {
      subnet_id = ip_address.value.id
    }
  }
}

resource "aws_route53_resolver_rule" "hub" {
  domain_name          = "hub.example.com"
  rule_type            = "FORWARD"
  resolver_endpoint_id = aws_route53_resolver_endpoint.outbound.id

  dynamic "target_ip" {
    for_each = aws_route53_resolver_endpoint.inbound.ip_address
    content {
      ip = target_ip.value.ip
    }
  }
}

resource "aws_route53_resolver_rule_association" "hub" {
  resolver_rule_id = aws_route53_resolver_rule.hub.id
  vpc_id           = aws_vpc.spoke.id
}

resource "aws_route53_zone" "hub" {
  name = "hub.example.com"
  vpc {
    vpc_id = aws_vpc.dns.id
  }
}

# The data centre's names, in both networks.
resource "aws_route53_resolver_rule" "data_centre" {
  domain_name          = "example.com"
  rule_type            = "FORWARD"
  resolver_endpoint_id = aws_route53_resolver_endpoint.outbound.id
  target_ip {
    ip = "192.0.2.53"
  }
  target_ip {
    ip = "192.0.2.54"
  }
}

resource "aws_route53_resolver_rule_association" "data_centre" {
  for_each         = { hub = aws_vpc.dns.id, spoke = aws_vpc.spoke.id }
  resolver_rule_id = aws_route53_resolver_rule.data_centre.id
  vpc_id           = each.value
}
