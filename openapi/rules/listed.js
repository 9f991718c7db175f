// Refuses components in openapi.yaml that a call refers to: the bundle includes them anyway.
export function listed() {
  const referred = new Set();
  const own = [];
  return {
    ref({ $ref }, context) {
      if (!context.location.source.absoluteRef.endsWith('/openapi.yaml'))
        referred.add($ref.split('/').at(-1));
    },
    Components({ schemas = {} }, context) {
      for (const [name, { $ref = '' }] of Object.entries(schemas)) {
        const location = context.location.child(['schemas', name]);
        own.push({ name, file: $ref.split('/').at(-1), location });
      }
    },
    Root: {
      leave(_root, context) {
        for (const { name, file, location } of own) {
          if (referred.has(file)) context.report({ message: `A call refers to ${name}.`, location });
        }
      },
    },
  };
}
