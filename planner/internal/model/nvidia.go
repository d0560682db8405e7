package model

import (
	"github.com/envsolve/envsolve/planner/internal/query"
)

// NVIDIAVariable says whether a wheel that the target names is in the stack: value
// 0 is yes, 1 is no. The user's requirement pins it to 0.
type NVIDIAVariable struct {
	Variable
	Query *query.NVIDIA
}

func (s *Model) addNVIDIAVariables() {
	for i := range s.Query.NVIDIA {
		n := &s.Query.NVIDIA[i]
		s.NVIDIA = append(s.NVIDIA, &NVIDIAVariable{Query: n, Variable: Variable{Part: n.Name, Size: Absent + 1}})
	}
}
