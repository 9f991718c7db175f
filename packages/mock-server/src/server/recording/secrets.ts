import { secretFields } from '../../world/recordings/redact.ts';

/** Headers that are never exported, because people share the exports. */
const secretHeaders = new Set([
  'authorization',
  'cookie',
  'proxy-authorization',
  'set-cookie',
  'x-mock-control',
]);
/** The mask of a secret has the same length, so that the body still matches its schema. */
const isSecretField = new Set<string>(secretFields);
/** The code of an email, as a request has it; the code of an answer is a number. */
const textCode = 'code';

/** By name, because undeclared parameters arrive too, and logs of URLs are shared the most. */
const secretParameter = new RegExp(
  `(^|[_.-])(${'auth|authorization|code|credential|jwt|key|passw(or)?d|pwd|secret|session|sid|sig|signature|token'})s?($|[_.-])`,
  'i',
);
const camelHump = /([a-z0-9])([A-Z])/g;

export function isSecretHeader(name: string): boolean {
  return secretHeaders.has(name);
}

/** A body as text with its secrets masked; a body that is not JSON is text already. */
export function maskedText(body: unknown): string {
  if (body === undefined) return '';
  return typeof body === 'string'
    ? body.replace(secretInText, hiddenInText)
    : JSON.stringify(body, hideSecret);
}

/** The query parameters; possible secrets are masked to their length. */
export function maskedQuery(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      secretParameter.test(name.replace(camelHump, '$1_$2')) ? masked(value) : value,
    ]),
  );
}

// A cut body is invalid JSON and can end in the middle of a secret.
const secretInText = new RegExp(
  `("(?:${[...secretFields, textCode].join('|')})"\\s*:\\s*")((?:[^"\\\\]|\\\\.)*)`,
  'gs',
);

function hiddenInText(_match: string, field: string, value: string): string {
  return field + masked(value);
}

function hideSecret(field: string, value: unknown): unknown {
  if (field === textCode && typeof value === 'string') return masked(value);
  if (!isSecretField.has(field) || value === null || value === undefined) return value;
  return masked(typeof value === 'string' ? value : JSON.stringify(value));
}

function masked(value: string): string {
  return value.replace(/./gs, 'x');
}
