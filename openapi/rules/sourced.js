// Requires every operation, schema, code and shared response to name its section of the specification.
const component = /\/components\/(schemas|codes|responses)\/\w+\.yaml$/;

function requireSection(node, context) {
  if (node['x-spec'] === undefined)
    context.report({ message: 'x-spec does not say which section this comes from.' });
}

export function sourced() {
  return {
    Operation: requireSection,
    Response(response, context) {
      if (isFileRoot(context)) requireSection(response, context);
    },
    Schema(schema, context) {
      if (isFileRoot(context)) requireSection(schema, context);
    },
  };
}

function isFileRoot(context) {
  const { source, pointer } = context.location;
  return pointer === '#/' && component.test(source.absoluteRef);
}
