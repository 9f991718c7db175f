// Helpers of the rules: which schema is a component, and what a reference leads to.
const component = /\/components\/(schemas|codes|responses)\/\w+\.yaml$/;

/** Whether the visited node is a whole file of a component, and so has a name. */
export function isComponent({ location: { source, pointer } }) {
  return pointer === '#/' && component.test(source.absoluteRef);
}

/** The name of the component that a schema refers to; undefined for an inline schema. */
export function nameOf(schema) {
  return schema?.$ref?.split('/').at(-1).replace('.yaml', '');
}

/** The schema behind a reference, or the schema itself. */
export function follow(schema, context) {
  return schema?.$ref === undefined ? schema : context.resolve(schema).node;
}

/** The types of a schema as a list. */
export function typesOf({ type = [] }) {
  return [type].flat();
}
