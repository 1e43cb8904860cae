resource "aws_launch_template" "nodes" {
  name_prefix = "nodes"
  user_data = base64encode(<<-EOT
    [settings.kubernetes]
    cluster-dns-ip = "10.100.0.10"

    [settings.dns]
    name-servers = ["10.100.0.2"]
  EOT
  )
}
