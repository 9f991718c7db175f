import { demoCustomer, startingTokens } from '../../index.ts';
import { errorTables } from './error-table.ts';
import type { ReferenceContract, ReferenceOperation } from './reference-contract.ts';
import { callsOf } from './reference-contract.ts';
import type { CodeSample } from './sdk-sample.ts';
import { sdkSample } from './sdk-sample.ts';

/** The contract for the reference page, with an SDK sample per call and the error table in the introduction. */
export function referenceDocument(contract: ReferenceContract): ReferenceContract {
  const tagOf = new Map(
    callsOf(contract).map(({ operation }) => [operation.operationId, operation.tags?.[0] ?? '']),
  );
  const tables = errorTables(contract, (id) => `#tag/${tagOf.get(id)}/${id}`);
  const paths: Record<string, Record<string, ReferenceOperation>> = {};
  for (const call of callsOf(contract)) {
    const { path, method, operation } = call;
    paths[path] = { ...paths[path], [method]: withSample(operation, sdkSample(contract, call)) };
  }
  return {
    ...contract,
    info: {
      ...contract.info,
      description: `${contract.info.description ?? ''}\n\n# Trying calls\n\n${loginHint}\n\n# Errors\n\n${introduction}\n\n${tables}\n`,
    },
    paths,
  };
}

const loginHint = `On the mock server, log in with \`logIn\` as \`${demoCustomer.email}\`, password \`${demoCustomer.password}\`: the token
stands in its answer. Without a login, \`${startingTokens.customer}\` in \`authorization\` is her token wherever the header
\`x-mock-scenario: auth.customer\` is sent along, as in \`curl -H 'x-mock-scenario: auth.customer' -H 'authorization:
${startingTokens.customer}' …\`, and for good in a session that began with that scenario.`;

const introduction = `Every answer carries one of these numbers in \`code\`. The sentence is the English one; \`msg\` has it
in the requested language, and only \`msg\` is for the shopper's eyes. In code use the names: \`ResponseCode\` of
\`@signal-shop/sdk/contract\`.`;

function withSample(operation: ReferenceOperation, sample: CodeSample): ReferenceOperation {
  return Object.assign({}, operation, { 'x-codeSamples': [sample] });
}
