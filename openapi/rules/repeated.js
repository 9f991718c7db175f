// Refuses a value with the same name and limits in two files: it is one component. Moments are UnixTime. A string counts
// only if it has a pattern: two texts with the same length limits are often different things.
import { isComponent, typesOf } from './component.js';

const latestMoment = 4102444800;

export function repeated() {
  const places = new Map();
  return {
    Schema(schema, context) {
      if (isComponent(context) || !(isNumber(schema) || isPatterned(schema))) return;
      if (schema.maximum === latestMoment) {
        context.report({ message: 'A moment is UnixTime or UnixTimeOrNull.' });
      }
      // Each entity numbers itself.
      if (context.key === 'id') return;
      const { minimum, maximum, minLength, maxLength, pattern } = schema;
      const limits = [minimum, maximum, minLength, maxLength, pattern];
      const key = JSON.stringify([context.key, typesOf(schema), limits]);
      places.set(key, [...(places.get(key) ?? []), context.location]);
    },
    Root: {
      leave(_root, context) {
        for (const locations of places.values()) {
          if (new Set(locations.map(({ source }) => source.absoluteRef)).size < 2) continue;
          for (const location of locations)
            context.report({ message: 'This value is in several files: make it a component.', location });
        }
      },
    },
  };
}

function isPatterned(schema) {
  return schema.pattern !== undefined && typesOf(schema).includes('string');
}

function isNumber(schema) {
  return (
    schema.const === undefined &&
    schema.enum === undefined &&
    typesOf(schema).some((type) => type === 'integer' || type === 'number')
  );
}
