package model

// asPin words a requirement of the request as what WhyNot was asked about.
func (r Requirement) asPin() Requirement {
	to, part := r.To, r.Part
	r.Text = r.At.File
	r.To = func(v int) Change {
		c := to(v)
		if c.Text = ""; c.Value != "" {
			c.Text = part + " " + c.Value
		}
		return c
	}
	return r
}
