// Requires a description and an example for every field, except constants and references to components that
// have them.
const scalars = new Set(['string', 'integer', 'number']);

export function described() {
  return {
    Schema(schema, context) {
      const closed = schema.enum !== undefined || schema.const !== undefined;
      const scalar = [schema.type ?? []].flat().some((type) => scalars.has(type));
      if (scalar && !closed && schema.examples === undefined)
        context.report({ message: 'This value has no example.' });

      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        if (name === 'code' || field.$ref !== undefined || field.description !== undefined) continue;
        context.report({
          message: `The field ${name} has no description.`,
          location: context.location.child(['properties', name]),
        });
      }
    },
  };
}
