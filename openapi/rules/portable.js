// Keeps out what one of the tools reads wrongly; README.md says which tool and how.
export function portable() {
  return {
    Schema(schema, context) {
      if (schema.multipleOf !== undefined) {
        context.report({ message: 'multipleOf refuses ordinary prices: floating point.' });
      }
      // A file of a form has no other name in the contract; every tool here reads this one as a Blob.
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
