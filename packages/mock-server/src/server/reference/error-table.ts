import { en } from '../../messages/en.ts';
import type { RefusalName } from '../../messages/message-types.ts';
import type { ReferenceContract } from './reference-contract.ts';
import { callsOf, refusalsOf } from './reference-contract.ts';

export interface ErrorRow {
  readonly code: number;
  readonly name: string;
  /** The message for customers, in English; null for success, whose message depends on the call. */
  readonly sentence: string | null;
  readonly meaning: string;
  /** Operation ids of the calls whose answer with status 200 may contain it. */
  readonly calls: readonly string[];
}

/** Every value of `ResponseCode` with its message and the calls that answer with it. */
export function errorRows(contract: ReferenceContract): readonly ErrorRow[] {
  const codes = contract.components.schemas.ResponseCode ?? {};
  const { enum: numbers = [], 'x-enum-varnames': names = [], 'x-enum-descriptions': meanings = [] } = codes;
  const codesOfCalls = callsOf(contract).map((call) => ({
    id: call.operation.operationId,
    codes: refusalsOf(contract, call),
  }));
  return numbers.map((number, at) => ({
    code: Number(number),
    name: names[at] ?? '',
    sentence: sentenceOf(names[at] ?? ''),
    meaning: meanings[at] ?? '',
    calls: codesOfCalls.filter((call) => call.codes.includes(Number(number))).map(({ id }) => id),
  }));
}

const maxLinks = 12;

const domains: Readonly<Record<number, string>> = {
  0: 'Any call',
  2: 'Accounts',
  3: 'Catalogue and cart',
  4: 'Orders and payment',
  5: 'Coupons, points and prizes',
  6: 'After-sales',
  7: 'Uploads',
  8: 'Input',
  9: 'Broken requests',
};

/**
 * The tables as Markdown, one per domain, for the page's introduction.
 * @param link the address of a call on the page
 */
export function errorTables(contract: ReferenceContract, link: (operationId: string) => string): string {
  const callCount = callsOf(contract).filter((call) => refusalsOf(contract, call).length > 0).length;
  const byDomain = Map.groupBy(errorRows(contract), ({ code }) => Math.floor(code / 1000));
  // 1000 is grouped with 100: both end the login.
  const groups = Map.groupBy([...byDomain], ([thousand]) => domains[thousand] ?? 'Any call');
  return [...groups]
    .map(([title, parts]) => {
      const rows = parts
        .flatMap(([, errorRowsOfPart]) => errorRowsOfPart)
        .map((row) => tableRow(row, callCount, link));
      return [
        `## ${title}`,
        '',
        '| code | sentence and meaning | answered by |',
        '|---|---|---|',
        ...rows,
      ].join('\n');
    })
    .join('\n\n');
}

function tableRow(row: ErrorRow, callCount: number, link: (operationId: string) => string): string {
  const { code, name, sentence, meaning, calls } = row;
  const description = sentence === null ? meaning : `“${sentence}” ${meaning}`;
  return `| ${[`\`${code}\` \`${name}\``, description, callsCell(code, calls, callCount, link)].map(cell).join(' | ')} |`;
}

function callsCell(
  code: number,
  calls: readonly string[],
  callCount: number,
  link: (operationId: string) => string,
): string {
  if (code === 1) return 'every call';
  if (calls.length === callCount) return 'every call';
  if (calls.length === 0) return 'with a status of 4xx or 5xx';
  if (calls.length > maxLinks) return `${calls.length} of ${callCount} calls; each of them says so`;
  return calls.map((id) => `[${id}](${link(id)})`).join(', ');
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}

function sentenceOf(name: string): string | null {
  return isRefusal(name) ? en.refusals[name] : null;
}

function isRefusal(name: string): name is RefusalName {
  return Object.hasOwn(en.refusals, name);
}
