package explorer

import (
	"context"
	"reflect"
	"strings"
)

// object is an object of JSON.
type object = map[string]any

// describe adds what says the form of the documents: an OpenAPI document, whose
// schemas are read off the types that are written.
func (s *Site) describe(context.Context) error {
	schemas := object{}
	paths := object{}
	for _, d := range []struct {
		path, summary string
		of            any
		parameters    []string
	}{
		{"/index.json", "What there is: GPUs and frameworks", apiIndex{}, nil},
		{"/all.json", "Every build with its GPU code, and the floors of drivers, to carry along", apiAll{}, nil},
		{"/gpu/{class}.json", "What runs on boards that are alike", apiRuns{}, []string{"class"}},
		{"/renovate/{framework}.json", "Releases of a framework", renovate{}, []string{"framework"}},
		{"/renovate/{framework}/{gpu}.json", "Releases of a framework that run on a GPU, or on a class", renovate{},
			[]string{"framework", "gpu"}},
	} {
		get := object{"summary": d.summary, "responses": object{"200": object{"description": d.summary,
			"content": object{"application/json": object{"schema": schemaOf(reflect.TypeOf(d.of), schemas)}}}}}
		var parameters []object
		for _, name := range d.parameters {
			parameters = append(parameters,
				object{"name": name, "in": "path", "required": true, "schema": object{"type": "string"}})
		}
		if parameters != nil {
			get["parameters"] = parameters
		}
		paths[d.path] = object{"get": get}
	}
	return s.document("api/v1/openapi.json", object{
		"openapi": "3.1.0",
		"info": object{"title": "Facts of envsolve", "version": "1", "license": object{"name": licence},
			"description": "Within v1 documents only gain members: those that are there keep their names and meanings."},
		"servers":    []object{{"url": "."}},
		"paths":      paths,
		"components": object{"schemas": schemas},
	})
}

// schemaOf returns the schema of a type; those of structs go among the schemas,
// and are referred to.
func schemaOf(t reflect.Type, schemas object) object {
	switch t.Kind() {
	case reflect.Pointer:
		inner := schemaOf(t.Elem(), schemas)
		inner["type"] = []string{inner["type"].(string), "null"}
		return inner
	case reflect.Slice:
		return object{"type": "array", "items": schemaOf(t.Elem(), schemas)}
	case reflect.Map:
		return object{"type": "object", "additionalProperties": schemaOf(t.Elem(), schemas)}
	case reflect.Int:
		return object{"type": "integer"}
	case reflect.Struct:
		name := strings.TrimPrefix(t.Name(), "api")
		if schemas[name] == nil {
			schemas[name] = object{} // one that holds itself ends here
			schemas[name] = structSchema(t, schemas)
		}
		return object{"$ref": "#/components/schemas/" + name}
	}
	return object{"type": "string"}
}

// structSchema returns the schema of a struct's members.
func structSchema(t reflect.Type, schemas object) object {
	properties, required := object{}, []string{}
	for _, f := range reflect.VisibleFields(t) {
		if f.Anonymous {
			continue
		}
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		properties[name] = schemaOf(f.Type, schemas)
		if options != "omitempty" {
			required = append(required, name)
		}
	}
	return object{"type": "object", "properties": properties, "required": required}
}
