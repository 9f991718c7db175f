// Requires the response ServerError for serverError and for every status from 500: it alone says that a write may have taken
// place, and clients repeat it with the same key.
import { nameOf } from './component.js';

const serverError = 9005;
const places = /\/(responses\/ServerError|schemas\/Rejection|codes\/ResponseCode)\.yaml$/;

export function serverErrors() {
  const check = (code, context) => {
    if (code !== serverError || places.test(context.location.source.absoluteRef)) return;
    context.report({ message: `Only the response ServerError answers with ${serverError}.` });
  };
  return {
    Operation({ responses = {} }, context) {
      // The receiver of a webhook answers it, not the shop.
      if (context.location.source.absoluteRef.includes('/webhooks/')) return;
      for (const [status, response] of Object.entries(responses)) {
        if (Number(status) < 500 || nameOf(response) === 'ServerError') continue;
        const location = context.location.child(['responses', status]);
        context.report({ message: `The status ${status} is not the response ServerError.`, location });
      }
    },
    Schema(schema, context) {
      if (context.key !== 'code') return;
      for (const code of schema.enum ?? [schema.const]) check(code, context);
    },
    Example: ({ value }, context) => check(value?.code, context),
  };
}
