// Rejects constructs that one of the tools misinterprets; README.md names the tool and the reason.
export function portable() {
  return {
    Schema(schema, context) {
      if (schema.multipleOf !== undefined) {
        context.report({ message: 'multipleOf refuses ordinary prices: floating point.' });
      }
      // OpenAPI has no other format for a file in a form; every tool here maps it to a Blob.
      if (schema.format !== undefined && schema.format !== 'binary') {
        context.report({ message: 'A format is read differently by each tool; use limits and a pattern.' });
      }
      if (schema.default !== undefined) {
        context.report({
          message: 'A default makes the field optional in the generated types; describe it instead.',
        });
      }
    },
  };
}
