// Requires the unit of every number that measures something. A number that counts or identifies says so with its first words.
import { typesOf } from './component.js';

const numbers = new Set(['integer', 'number']);
const countsOrIdentifies = ['How many ', 'The number ', 'The id ', 'The position ', 'The page '];

export function measured() {
  return {
    Schema(schema, context) {
      const closed = schema.enum !== undefined || schema.const !== undefined;
      if (closed || schema['x-unit'] !== undefined || !typesOf(schema).some((type) => numbers.has(type)))
        return;
      const { description = '' } = schema;
      if (countsOrIdentifies.some((start) => description.startsWith(start))) return;
      context.report({ message: 'This number has no x-unit.' });
    },
  };
}
