resource "aws_vpc" "dns" {
  cidr_block = "10.20.0.0/22"
}

resource "aws_subnet" "endpoint" {
  count      = 2
  vpc_id     = aws_vpc.dns.id
  cidr_block = cidrsubnet(aws_vpc.dns.cidr_block, 2, count.index)
}
