// Requires the shared schema for phone numbers and postal codes, so that every call accepts the same texts.
import { follow, nameOf, typesOf } from './component.js';

const schemas = { phone: 'PhoneNumber', postal_code: 'PostalCode' };

export function contactFields() {
  return {
    Schema({ properties = {} }, context) {
      for (const [name, schema] of Object.entries(schemas)) {
        const field = properties[name];
        if (field === undefined || nameOf(field) === schema) continue;
        // The format of a postal code is an object.
        if (!typesOf(follow(field, context)).includes('string')) continue;
        const location = context.location.child(['properties', name]);
        context.report({ message: `The field ${name} is not ${schema}.`, location });
      }
    },
  };
}
