// Requires page, page_size and total of every list with pages.
import { follow } from './component.js';

const answered = ['total', 'page', 'page_size'];

export function paged() {
  return {
    Operation(operation, context) {
      const media = operation.responses?.['200']?.content?.['application/json'];
      const success = media?.schema?.oneOf?.[0] ?? {};
      const takes = argumentsOf(operation, context);
      const hasPages =
        takes.includes('page') || takes.includes('page_size') || success.properties?.page !== undefined;
      if (!hasPages) return;
      for (const name of ['page', 'page_size']) {
        if (!takes.includes(name)) context.report({ message: `A list with pages does not take ${name}.` });
      }
      for (const name of answered) {
        if (!success.required?.includes(name))
          context.report({ message: `A list with pages does not answer ${name}.` });
      }
    },
  };
}

function argumentsOf({ parameters = [], requestBody }, context) {
  const body = follow(requestBody, context)?.content?.['application/json']?.schema;
  const query = parameters
    .map((parameter) => follow(parameter, context))
    .filter((one) => one?.in === 'query');
  return [...Object.keys(follow(body, context)?.properties ?? {}), ...query.map(({ name }) => name)];
}
