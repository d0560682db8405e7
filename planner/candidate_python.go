package planner

// pythonsBy is what the list of Pythons follows from besides the builds.
func pythonsBy(a *ask) any {
	if a.python == nil {
		return ""
	}
	return a.python.span.text
}

// listPythons gives the Python minors that any candidate has wheels for or
// that the user asks for, newest first.
func (s *scene) listPythons() []string {
	var list []string
	for _, f := range s.frameworks {
		age := -1
		for i := range f.builds {
			if f.builds[i].age != age {
				age = f.builds[i].age
				list = append(list, f.builds[i].pythons...)
			}
		}
	}
	for _, image := range s.facts.PythonImages() {
		if s.ask.python != nil && s.ask.python.span.allows(image.Python) {
			list = append(list, image.Python)
		}
	}
	for _, os := range s.facts.OSes() {
		if s.ask.python != nil && os.Python != "" && s.ask.python.span.allows(os.Python) {
			list = append(list, os.Python)
		}
	}
	return sortDistinct(list)
}
