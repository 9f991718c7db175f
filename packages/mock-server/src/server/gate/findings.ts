import type { ContractOperation } from './contract.ts';

/** A violation of the contract by a request or an answer. */
export interface Finding {
  side: 'request' | 'answer';
  /** Path in the body, or name of a header or query parameter; '' for the whole message. */
  field: string;
  sentence: string;
}

/** A report of Prism; a part of its `IPrismDiagnostic`. */
export interface Diagnostic {
  path?: string[];
  code?: string | number;
  message: string;
}

const rewordings: readonly [RegExp, string][] = [
  [/^must be integer$/, 'must be a whole number'],
  [/^must be integer,null$/, 'must be a whole number or null'],
  [/^must be (string|number|boolean|object|array)$/, 'must be of type $1'],
  [/^must be >= (.+)$/, 'must be at least $1'],
  [/^must be <= (.+)$/, 'must be at most $1'],
  [/^must NOT have fewer than (\d+) (characters|items|properties)$/, 'must have at least $1 $2'],
  [/^must NOT have more than (\d+) (characters|items|properties)$/, 'must have at most $1 $2'],
  [/^must be equal to one of the allowed values: (.+)$/, 'must be one of: $1'],
  [/^must match pattern .+$/, 'has the wrong form'],
  [/^must match format "(.+)"$/, 'must be a valid $1'],
];
const missingPattern = /must have required property '(.+)'$/;
const unknownPattern = /must NOT have (?:additional|unevaluated) properties(?:; found|:) '(.+)'$/;
const rulePattern = /(?:must|Unable|The received|Body parameter|Supported content|No supported).*$/s;

/** Limits the size of a report: a body can have a hundred thousand invalid fields. */
const maxFindings = 200;
const noFindings: readonly Finding[] = [];

/** Rewrites Prism's reports as findings with one clear sentence each. */
export function toFindings(side: Finding['side'], diagnostics: readonly Diagnostic[]): readonly Finding[] {
  if (diagnostics.length === 0) return noFindings;
  return diagnostics.slice(0, maxFindings).map((diagnostic) => toFinding(side, diagnostic));
}

function toFinding(side: Finding['side'], diagnostic: Diagnostic): Finding {
  const [location = 'body', ...segments] = diagnostic.path ?? [];
  const container = segments.join('.');
  const missingField = missingPattern.exec(diagnostic.message)?.[1];
  if (missingField !== undefined)
    return sentence(side, location, join(container, missingField), 'is missing');
  const unknown = unknownPattern.exec(diagnostic.message)?.[1];
  if (unknown !== undefined)
    return sentence(side, location, join(container, unknown), 'is not a field of this call');
  return sentence(
    side,
    location,
    container,
    reword(rulePattern.exec(diagnostic.message)?.[0] ?? diagnostic.message),
  );
}

const longestField = 80;
const longestRule = 300;

// Truncated, because the name of a field can have a hundred thousand letters.
function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

function sentence(side: Finding['side'], location: string, name: string, wholeRule: string): Finding {
  const field = shorten(name, longestField);
  const rule = shorten(wholeRule, longestRule);
  if (rule === 'Body parameter is required') return { side, field: '', sentence: 'The body is missing.' };
  if (!/^(?:must|is|has) /.test(rule)) return { side, field, sentence: rule };
  const subject = field === '' ? `The ${location}` : field;
  return { side, field, sentence: `${subject} ${rule}${location === 'body' ? '' : ` (${location})`}.` };
}

function join(container: string, name: string): string {
  return container === '' ? name : `${container}.${name}`;
}

function reword(rule: string): string {
  for (const [pattern, replacement] of rewordings) {
    if (pattern.test(rule)) return rule.replace(pattern, replacement);
  }
  return rule;
}

/**
 * Prism validates an answer against each member of the envelope's union and reports every member that does not match.
 * Only the member with the sent code is relevant: reports about the code itself, and about refusals, are noise.
 */
export function relevantFindings(findings: readonly Finding[], answeredCode: unknown): readonly Finding[] {
  if (findings.length < 2 || answeredCode !== 1) return findings;
  const relevant = findings.filter(
    ({ field, sentence: text }) => field !== 'code' && field !== '' && text !== 'msg must be of type string.',
  );
  return relevant.length === 0 ? findings : relevant;
}

/** The envelope's code; undefined for a body that is not an envelope. */
export function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}

/** The envelope's code if it is a number, otherwise null. */
export function envelopeCode(body: unknown): number | null {
  const code = codeOf(body);
  return typeof code === 'number' ? code : null;
}

/** One line for a log or for the message of a refusal: at most three findings, invalid fields before missing ones. */
export function summarize(findings: readonly Finding[]): string {
  const sentences = [...new Set(wrongFirst(findings).map((finding) => finding.sentence))];
  const summary = sentences.slice(0, 3).join(' ');
  return sentences.length > 3 ? `${summary} And ${sentences.length - 3} more.` : summary;
}

/** The findings in the order of `summarize`. */
export function wrongFirst(findings: readonly Finding[]): readonly Finding[] {
  return [...findings].sort((one, other) => Number(isMissing(one)) - Number(isMissing(other)));
}

function isMissing({ sentence: text }: Finding): boolean {
  return text.endsWith(' is missing.');
}

export function describeAnswerFindings(operation: ContractOperation, findings: readonly Finding[]): string {
  return `The mock's answer to ${operation.id} breaks the contract: ${summarize(findings)}`;
}
