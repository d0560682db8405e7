# Releases of tf-keras.

package_info "tf-keras" {
  module   = "tf_keras"
  pypi     = "tf-keras"
  source   = ["wheels@f858bf3d97f892304e7fbcf5eb0942ed:tf_keras-2.21.0-py3-none-any.whl"]
  inferred = ["module"]
}

package "tf-keras" "2.21.0" {
  released        = "2026-03-18"
  python_requires = ">=3.10"
  requires        = { tensorflow = ">=2.21,<2.22" }
  platforms       = ["any"]
  source          = ["wheels@f858bf3d97f892304e7fbcf5eb0942ed:tf_keras-2.21.0-py3-none-any.whl"]
}

package "tf-keras" "2.20.1" {
  released        = "2025-09-04"
  python_requires = ">=3.9"
  requires        = { tensorflow = ">=2.20,<2.21" }
  platforms       = ["any"]
  source          = ["wheels@3f0e0a34d9a4c8758f24fdc1053e6e33:tf_keras-2.20.1-py3-none-any.whl"]
}

package "tf-keras" "2.19.0" {
  released        = "2025-03-03"
  python_requires = ">=3.9"
  requires        = { tensorflow = ">=2.19,<2.20" }
  platforms       = ["any"]
  source          = ["wheels@4f339e800987b39d1548a8c76a7b33b6:tf_keras-2.19.0-py3-none-any.whl"]
}

package "tf-keras" "2.18.0" {
  released        = "2024-10-24"
  python_requires = ">=3.9"
  requires        = { tensorflow = ">=2.18,<2.19" }
  platforms       = ["any"]
  source          = ["wheels@c431d04027eef790fcd3261cf7fdf93e:tf_keras-2.18.0-py3-none-any.whl"]
}

package "tf-keras" "2.17.0" {
  released        = "2024-07-15"
  python_requires = ">=3.9"
  requires        = { tensorflow = ">=2.17,<2.18" }
  platforms       = ["any"]
  source          = ["wheels@cc97717e4dc08487f327b0740a984043:tf_keras-2.17.0-py3-none-any.whl"]
}

package "tf-keras" "2.16.0" {
  released        = "2024-03-09"
  python_requires = ">=3.9"
  requires        = { tensorflow = ">=2.16,<2.17" }
  platforms       = ["any"]
  source          = ["wheels@b2ad0541fa7d9e92c4b7a1b96593377a:tf_keras-2.16.0-py3-none-any.whl"]
}

package "tf-keras" "2.15.1" {
  released        = "2024-03-08"
  python_requires = ">=3.8"
  requires        = { tensorflow = ">=2.15,<2.16" }
  platforms       = ["any"]
  source          = ["wheels@8beaef46b8b4f1158de1410e7c0cf82f:tf_keras-2.15.1-py3-none-any.whl"]
}
