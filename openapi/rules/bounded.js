// Requires bounds for every string, number and array.
const limits = {
  string: ['minLength', 'maxLength'],
  integer: ['minimum', 'maximum'],
  number: ['minimum', 'maximum'],
  array: ['minItems', 'maxItems'],
};

export function bounded() {
  return {
    Schema(schema, context) {
      if (schema.enum !== undefined || schema.const !== undefined) return;
      for (const type of [schema.type ?? []].flat()) {
        for (const limit of limits[type] ?? []) {
          if (schema[limit] === undefined) context.report({ message: `This ${type} has no ${limit}.` });
        }
      }
    },
  };
}
