import type { ContractOperation } from './contract.ts';

/** One place where a request or an answer differs from the contract. */
export interface Finding {
  side: 'request' | 'answer';
  /** Dotted name inside the body, or of a header or query parameter; '' for the whole. */
  field: string;
  sentence: string;
}

/** What Prism reports; a part of its `IPrismDiagnostic`. */
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

/** Of a body with a hundred thousand wrong fields nobody reads them all. */
const mostFindings = 200;
const noFindings: readonly Finding[] = [];

/** Rewrites a report as findings with one clear sentence each. */
export function toFindings(side: Finding['side'], diagnostics: readonly Diagnostic[]): readonly Finding[] {
  if (diagnostics.length === 0) return noFindings;
  return diagnostics.slice(0, mostFindings).map((diagnostic) => toFinding(side, diagnostic));
}

function toFinding(side: Finding['side'], diagnostic: Diagnostic): Finding {
  const [place = 'body', ...segments] = diagnostic.path ?? [];
  const container = segments.join('.');
  const missing = missingPattern.exec(diagnostic.message)?.[1];
  if (missing !== undefined) return sentence(side, place, join(container, missing), 'is missing');
  const unknown = unknownPattern.exec(diagnostic.message)?.[1];
  if (unknown !== undefined)
    return sentence(side, place, join(container, unknown), 'is not a field of this call');
  return sentence(
    side,
    place,
    container,
    reword(rulePattern.exec(diagnostic.message)?.[0] ?? diagnostic.message),
  );
}

const longestField = 80;
const longestRule = 300;

// A caller may name a field with a hundred thousand letters; an answer that repeats them would be too long itself.
function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most)}…` : text;
}

function sentence(side: Finding['side'], place: string, name: string, wholeRule: string): Finding {
  const field = shorten(name, longestField);
  const rule = shorten(wholeRule, longestRule);
  if (rule === 'Body parameter is required') return { side, field: '', sentence: 'The body is missing.' };
  if (!/^(?:must|is|has) /.test(rule)) return { side, field, sentence: rule };
  const subject = field === '' ? `The ${place}` : field;
  return { side, field, sentence: `${subject} ${rule}${place === 'body' ? '' : ` (${place})`}.` };
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
 * An answer is checked against each member of the envelope's union, and each member that does not fit complains. Only
 * the member whose code was sent is meant: complaints about the code itself, and those of the refusals, are noise.
 */
export function relevantFindings(findings: readonly Finding[], answeredCode: unknown): readonly Finding[] {
  if (findings.length < 2 || answeredCode !== 1) return findings;
  const meant = findings.filter(
    ({ field, sentence: text }) => field !== 'code' && field !== '' && text !== 'msg must be of type string.',
  );
  return meant.length === 0 ? findings : meant;
}

/** The envelope's code; undefined for what is no envelope. */
export function codeOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
}

/** The same where it is a number, as every code is; null otherwise. */
export function envelopeCode(body: unknown): number | null {
  const code = codeOf(body);
  return typeof code === 'number' ? code : null;
}

/** One line for a log or for the message of a refusal: at most three findings, wrong fields before missing ones. */
export function summarize(findings: readonly Finding[]): string {
  const wrongFirst = [...findings].sort((one, other) => Number(isMissing(one)) - Number(isMissing(other)));
  const sentences = [...new Set(wrongFirst.map((finding) => finding.sentence))];
  const shown = sentences.slice(0, 3).join(' ');
  return sentences.length > 3 ? `${shown} And ${sentences.length - 3} more.` : shown;
}

function isMissing({ sentence: text }: Finding): boolean {
  return text.endsWith(' is missing.');
}

export function describeAnswerFindings(operation: ContractOperation, findings: readonly Finding[]): string {
  return `The mock's answer to ${operation.id} breaks the contract: ${summarize(findings)}`;
}
