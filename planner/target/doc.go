// Package target reads target files, the HCL in which a user says what an
// environment is for, and turns each target into a planner.Request. The flags
// that ask without a file have the same meaning and end in the same request.
//
// # Files
//
// A target file is HCL native syntax, by default envsolve.hcl. It holds the
// blocks variable, locals, target, index, mirror and matrices. Every block and
// attribute that is not known is an error, and all errors are reported at once,
// each with its range. Versions, GPUs, drivers and packages are only carried
// here: whether they exist is for the facts to say.
//
// # Values
//
// Expressions may use var.NAME, local.NAME, in a matrix target matrix.KEY, and
// the functions of Functions. They are evaluated when something needs them, so
// the order of blocks is free; a reference that leads back to itself is an
// error that shows the way around. Functions see no clock, no file and no
// environment: a file and its variables always give the same requests.
//
// A version is a string. Numbers are refused, because 3.10 as a number is 3.1.
// null means "as if it had not been written".
//
// # Variables
//
// A variable's value is the first of: the matrix cell, --var NAME=VALUE,
// ENVSOLVE_VAR_NAME, default. Text from a flag or the environment is taken as
// it stands where the variable is a string (its type, or its default's type,
// or nothing, says so), converted for numbers and bools, and read as an HCL
// expression for everything else.
//
// # Inheritance
//
// inherits = ["a", "b"] lays the target over b, and b over a, and each over
// what it inherits itself; a target reached twice counts once, at its first
// place. Attributes are laid over each other one by one:
//
//   - an attribute of the upper target replaces the lower one's; null removes it;
//   - packages, env and labels are merged key by key; a key set to null is removed,
//     and the whole map set to null forgets what lies below;
//   - image and selftest are merged attribute by attribute;
//   - framework blocks are merged attribute by attribute where the name is the
//     same, and added otherwise;
//   - copy blocks are added; one with the same "to" replaces the lower one;
//   - matrix and exclude go together: who sets matrix drops an inherited exclude.
//
// Expressions are inherited, not values: a parent's var.torch has, in a child's
// matrix cell, the cell's value. A target without a framework that another one
// inherits from is a base and is not requested itself.
//
// # Matrix
//
// matrix = { KEY = [VALUE, …] } makes one request for each combination, less
// those that an object of exclude matches in all its keys. A key sets the
// variable of that name, or else the attribute of that name, or else the
// version of the framework of that name; a key that is none of these has to be
// used as matrix.KEY. Cells are named by their keys in alphabetical order, as
// in ci[gpu=t4,torch=2.4], and follow that order, the last key fastest.
//
// # Indexes
//
// An index with packages is the one place that these may come from; no package
// may belong to two. One without packages that is named after a framework
// replaces the address of that framework's index, and any other one replaces the
// default index. find_links = true says that the address is a page of links to
// wheels, not an index.
//
// # Strings
//
// What a user writes never reaches a shell, and what could be mistaken there is
// refused all the same: names of packages, users, keys, tags and paths have to
// match a narrow pattern, and no string may hold control characters.
package target
