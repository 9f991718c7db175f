// Requires examples of a success, a refusal and, if a login is required, its end for each response with status
// 200.
export function envelope() {
  return {
    Operation(operation, context) {
      const media = operation.responses?.['200']?.content?.['application/json'];
      if (media === undefined) return;
      const location = context.location.child(['responses', '200', 'content', 'application/json']);
      for (const message of faults(operation, media)) context.report({ message, location });
    },
  };
}

function* faults(operation, { schema, examples }) {
  const [success, refusal, ...others] = schema?.oneOf ?? [];
  const refused = refusal?.properties?.code;
  if (success?.properties?.code?.const !== 1) yield 'The first member is not success (code const 1).';
  if (refused?.enum === undefined) yield 'The second member is not a refusal.';
  if (needsLogin(operation) && !others.some(saysThatTheLoginEnded)) {
    yield 'The call needs a login and cannot say that it ended.';
  }
  for (const name of ['success', ...(refused?.['x-enum-varnames'] ?? [])]) {
    if (examples?.[name] === undefined) yield `No example is named ${name}.`;
  }
}

function needsLogin(operation) {
  return operation.security?.length === 1;
}

function saysThatTheLoginEnded(member) {
  return member.$ref?.endsWith('/LoginEnded.yaml') ?? false;
}
