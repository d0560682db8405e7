package model

// CostPinned makes the version that WhyNot asks for the last thing that a way
// out would give up: ways out are changes that let it in.
const CostPinned = 10_000
