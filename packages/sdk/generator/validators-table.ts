// Generates the table from calls to their validators.
import type { Call, ContractDocument } from './contract-document.ts';
import { answersOf, bodyOf, callsOf, parametersOf } from './contract-document.ts';

interface Row {
  readonly id: string;
  readonly answer: string;
  readonly argument?: string;
}

/** Returns the text of `generated/validators.ts`. */
export function validatorsTable(contract: ContractDocument): string {
  const rows = callsOf(contract)
    .filter((call) => 'application/json' in answersOf(contract, call))
    .map((call) => describe(contract, call));
  const names = rows.flatMap(({ answer, argument }) =>
    argument === undefined ? [answer] : [argument, answer],
  );
  return [
    `import {\n${names
      .sort()
      .map((name) => `  ${name},`)
      .join('\n')}\n} from './valibot.gen.ts';`,
    '',
    '/** What each call takes and answers, as valibot schemas. */',
    'export const validators = {',
    ...rows.map(({ id, answer, argument }) => `  ${id}: { argument: ${argument}, answer: ${answer} },`),
    '} as const;',
    '',
  ].join('\n');
}

function describe(contract: ContractDocument, call: Call): Row {
  const { operationId: id } = call.operation;
  const name = `v${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  const hasBody = bodyOf(contract, call) !== undefined;
  const hasQuery = parametersOf(contract, call).some((parameter) => parameter.in === 'query');
  if (hasBody && hasQuery) throw new Error(`${id}: a call with both a query and a body is not supported`);
  const row = { id, answer: `${name}Response` };
  if (hasBody) return { ...row, argument: `${name}Body` };
  return hasQuery ? { ...row, argument: `${name}Query` } : row;
}
