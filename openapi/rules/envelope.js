// A status of 200 answers success, a refusal and, where a login is needed, its end; each has an example.
export function envelope() {
  return {
    Operation(operation, context) {
      const media = operation.responses?.['200']?.content?.['application/json'];
      if (media === undefined) return;
      const location = context.location.child(['responses', '200', 'content', 'application/json']);
      const members = media.schema?.oneOf ?? [];
      const codes = members.map((member) => member.properties?.code);
      if (codes[0]?.const !== 1)
        context.report({ message: 'The first member is not success (code const 1).', location });
      if (codes[1]?.enum === undefined)
        context.report({ message: 'The second member is not a refusal.', location });
      if (needsLogin(operation) && !members.some((member) => member.$ref?.endsWith('/LoginEnded.yaml'))) {
        context.report({ message: 'The call needs a login and cannot say that it ended.', location });
      }
      const named = ['success', ...(codes[1]?.['x-enum-varnames'] ?? [])];
      for (const name of named) {
        if (media.examples?.[name] === undefined)
          context.report({ message: `No example is named ${name}.`, location });
      }
    },
  };
}

function needsLogin(operation) {
  return operation.security?.length === 1;
}
