# Releases of spleeter.

package_info "spleeter" {
  module   = "spleeter"
  pypi     = "spleeter"
  source   = ["wheels@11b6aad050f89752e3752e08d8f69c69:spleeter-2.4.2-py3-none-any.whl"]
  inferred = ["module"]
}

package "spleeter" "2.4.2" {
  released        = "2025-04-03"
  python_requires = ">=3.8,<3.12"
  requires        = { numpy = "<2.0.0", tensorflow = "==2.12.1" }
  platforms       = ["any"]
  source          = ["wheels@11b6aad050f89752e3752e08d8f69c69:spleeter-2.4.2-py3-none-any.whl"]
}

package "spleeter" "2.4.0" {
  released        = "2023-07-10"
  python_requires = ">=3.7.1,<3.11"
  requires        = { tensorflow = ">=2.5.0,<2.10.0" }
  platforms       = ["any"]
  source          = ["wheels@3647c71783d2dfe64430544498a854b8:spleeter-2.4.0-py3-none-any.whl"]
}

package "spleeter" "2.3.2" {
  released        = "2022-09-07"
  python_requires = ">=3.7.1,<3.11"
  requires        = { numpy = ">=1.19.2,<2.0.0", protobuf = ">=3.19.4,<4.0.0", tensorflow = ">=2.5.0,<3.0.0" }
  platforms       = ["any"]
  source          = ["wheels@32a34afa25088acf5c67b94057034eda:spleeter-2.3.2-py3-none-any.whl"]
}

package "spleeter" "2.3.1" {
  released        = "2022-06-10"
  python_requires = ">=3.6.2,<3.10"
  requires        = { numpy = ">=1.16.0,<1.20.0", protobuf = "<=3.19.4", tensorflow = "==2.5.0" }
  platforms       = ["any"]
  source          = ["wheels@a59c85d8ee8e8c70b062d9b0c9b1d962:spleeter-2.3.1-py3-none-any.whl"]
}
