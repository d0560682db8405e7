# Releases of optimum-quanto.

package_info "optimum-quanto" {
  framework = "pytorch"
  module    = "optimum.quanto"
  pypi      = "optimum-quanto"
  source    = ["wheels@1369b1d9a4a197f88c0d1c67e8d95069:optimum_quanto-0.2.7-py3-none-any.whl"]
  inferred  = ["framework", "module"]
}

package "optimum-quanto" "0.2.7" {
  released        = "2025-03-06"
  python_requires = ">=3.9.0"
  requires        = { huggingface-hub = "*", torch = ">=2.6.0" }
  platforms       = ["any"]
  source          = ["wheels@1369b1d9a4a197f88c0d1c67e8d95069:optimum_quanto-0.2.7-py3-none-any.whl"]
}

package "optimum-quanto" "0.2.6" {
  released        = "2024-10-29"
  python_requires = ">=3.9.0"
  requires        = { huggingface-hub = "*", torch = ">=2.4.0" }
  platforms       = ["any"]
  source          = ["wheels@5b0d41757f982c7c70f8ec23bb843c7e:optimum_quanto-0.2.6-py3-none-any.whl"]
}

package "optimum-quanto" "0.2.5" {
  released        = "2024-10-01"
  python_requires = ">=3.9.0"
  requires        = { huggingface-hub = "*", torch = ">=2.4.0" }
  platforms       = ["any"]
  source          = ["wheels@3184134996ca8856df7607c096df3d7d:optimum_quanto-0.2.5-py3-none-any.whl"]
}

package "optimum-quanto" "0.2.4" {
  released        = "2024-07-26"
  python_requires = ">=3.8.0"
  requires        = { torch = ">=2.4.0" }
  platforms       = ["any"]
  source          = ["wheels@ca1d5187de57c7be629d747ac71ea62d:optimum_quanto-0.2.4-py3-none-any.whl"]
}

package "optimum-quanto" "0.2.3" {
  released        = "2024-07-25"
  python_requires = ">=3.8.0"
  requires        = { torch = ">=2.4.0" }
  platforms       = ["any"]
  source          = ["wheels@40127666ad035ac42f41563fb81b7a06:optimum_quanto-0.2.3-py3-none-any.whl"]
}

package "optimum-quanto" "0.2.2" {
  released        = "2024-06-28"
  python_requires = ">=3.8.0"
  requires        = { torch = ">=2.3.0" }
  platforms       = ["any"]
  source          = ["wheels@7345cb34e60e63fc56a8b6144f7a34a4:optimum_quanto-0.2.2-py3-none-any.whl"]
}

package "optimum-quanto" "0.2.1" {
  released        = "2024-05-31"
  python_requires = ">=3.8.0"
  requires        = { torch = ">=2.2.0" }
  platforms       = ["any"]
  source          = ["wheels@abd6fa63907fcc1c91d84540b84e6657:optimum_quanto-0.2.1-py3-none-any.whl"]
}
