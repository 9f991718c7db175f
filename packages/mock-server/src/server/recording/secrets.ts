/** Never copied into a command or a file that people pass on. */
const secretHeaders = new Set([
  'authorization',
  'cookie',
  'proxy-authorization',
  'set-cookie',
  'x-mock-control',
]);
/** Fields of a body that let somebody in or pay. What stands there keeps its length, so that it keeps its schema. */
const secretFields = [
  'password',
  'password_confirmation',
  'current_password',
  'authorization_code',
  'payment_token',
  'tiktok_token',
  'token',
] as const;
const isSecretField = new Set<string>(secretFields);

/** Parameters of an address that no contract declares arrive, too, and logs of addresses are passed on the most. */
const secretParameter = new RegExp(
  `(^|[_.-])(${'auth|authorization|code|credential|jwt|key|passw(or)?d|pwd|secret|session|sid|sig|signature|token'})s?($|[_.-])`,
  'i',
);
const camelHump = /([a-z0-9])([A-Z])/g;

export function isSecretHeader(name: string): boolean {
  return secretHeaders.has(name);
}

/** A body as text, without its secrets; where a backend answered something else than JSON it is a text already. */
export function maskedText(body: unknown): string {
  if (body === undefined) return '';
  return typeof body === 'string' ? body.replace(secretInText, hiddenInText) : JSON.stringify(body, hidden);
}

/** The parameters of an address; what may let somebody in keeps its length alone. */
export function maskedQuery(query: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [
      name,
      secretParameter.test(name.replace(camelHump, '$1_$2')) ? masked(value) : value,
    ]),
  );
}

// What was cut off is no JSON any more, and may end in the middle of a secret.
const secretInText = new RegExp(`("(?:${secretFields.join('|')})"\\s*:\\s*")((?:[^"\\\\]|\\\\.)*)`, 'gs');

function hiddenInText(_match: string, field: string, value: string): string {
  return field + masked(value);
}

function hidden(field: string, value: unknown): unknown {
  if (!isSecretField.has(field) || value === null || value === undefined) return value;
  return masked(typeof value === 'string' ? value : JSON.stringify(value));
}

function masked(value: string): string {
  return value.replace(/./gs, 'x');
}
