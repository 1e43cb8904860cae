# A hub that shares one rule for its own domain with every account, and uses it itself.
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
  vpc_id           = aws_vpc.dns.id
}
