// Requires a name for every number of a code, and the names of ResponseCode for the `code` of a response.
export function namedCodes() {
  const answers = [];
  let names;

  return {
    Schema(schema, context) {
      if (schema.enum === undefined || !schema.enum.every(Number.isInteger)) return;
      const own = schema['x-enum-varnames'] ?? [];
      if (own.length !== schema.enum.length) {
        context.report({ message: 'x-enum-varnames does not name every number.' });
      }
      if (schema.title === 'Response code')
        names = new Map(schema.enum.map((code, index) => [code, own[index]]));
      if (context.key === 'code') answers.push({ schema, own, location: context.location });
    },
    Root: {
      leave(_root, context) {
        for (const { schema, own, location } of answers) {
          for (const [index, code] of schema.enum.entries()) {
            if (names?.get(code) === own[index]) continue;
            context.report({ message: `ResponseCode calls ${code} ${names?.get(code)}.`, location });
          }
        }
      },
    },
  };
}
