// Requires every operation, schema, code and shared response to name its section of the specification.
import { isComponent } from './component.js';

function requireSection(node, context) {
  if (node['x-spec'] === undefined)
    context.report({ message: 'x-spec does not say which section this comes from.' });
}

export function sourced() {
  return {
    Operation: requireSection,
    Response(response, context) {
      if (isComponent(context)) requireSection(response, context);
    },
    Schema(schema, context) {
      if (isComponent(context)) requireSection(schema, context);
    },
  };
}
