// The comment of a call: what it does, whom it needs, its argument, how it can be refused, and an example.
import { argumentList } from './argument-list.ts';
import { addressOf, effectOf, loginOf } from './call-facts.ts';
import type { Call, ContractDocument, MediaType, Schema } from './contract-document.ts';
import { bodyContentOf, flatten, isForm, resolve } from './contract-document.ts';
import { argumentOf, refusalsOf, successOf, takesArgument } from './operations-table.ts';

/** How a call is made: `shop.getCart()` or `getCart(shop)`. */
export type CallForm = 'method' | 'function';

export function callComment(contract: ContractDocument, call: Call, form: CallForm, indent = ''): string {
  const { summary, description, operationId } = call.operation;
  const refusals = refusalsOf(contract, call).map(({ name, code }) => `\`${name}\` (${code})`);
  const lines = [
    `${summary ?? operationId}.${description === undefined ? '' : ` ${description}`}`,
    '',
    `${factsOf(contract, call)}: ${addressOf(call)}.`,
    ...argumentList(contract, call),
    '',
    `Refusals: ${refusals.join(', ')}.`,
    '@example',
    callExample(contract, call, form),
  ];
  const text = lines.join('\n').trimEnd().replaceAll('*/', '* /');
  const body = text.split('\n').map((line) => `${indent} * ${line}`.trimEnd());
  return [`${indent}/**`, ...body, `${indent} */`].join('\n');
}

const logins = {
  'no login': 'without a login',
  'optional login': 'with an optional login',
  'needs a login': 'that needs a login',
} as const;

function factsOf(contract: ContractDocument, call: Call): string {
  return `A ${effectOf(contract, call)} ${logins[loginOf(call)]}`;
}

/** A statement that makes the call with the first example of the contract. */
export function callExample(contract: ContractDocument, call: Call, form: CallForm): string {
  const { operationId } = call.operation;
  const values = takesArgument(contract, call) ? [literal(exampleOf(contract, call))] : [];
  const started =
    form === 'method'
      ? `shop.${operationId}(${values.join('')})`
      : `${operationId}(${['shop', ...values].join(', ')})`;
  return `${resultText(contract, call)}await ${started};`;
}

/** The fields of a result that is more than a confirmation. */
function resultText(contract: ContractDocument, call: Call): string {
  const { properties = {}, required = [] } = successOf(contract, call);
  const isSentence = flatten(contract, properties.msg ?? {}).type === 'string';
  const names = required.filter((name) => name !== 'code' && !(name === 'msg' && isSentence));
  return names.length === 0 ? '' : `const { ${names.slice(0, 3).join(', ')} } = `;
}

function exampleOf(contract: ContractDocument, call: Call): unknown {
  const { properties = {}, required = [] } = argumentOf(contract, call);
  if (isForm(contract, call) || call.method === 'get') {
    const names = required.length > 0 ? required : Object.keys(properties).slice(0, 1);
    return Object.fromEntries(names.map((name) => [name, exampleValue(contract, properties[name] ?? {})]));
  }
  const [media] = Object.values(bodyContentOf(contract, call)) satisfies (MediaType | undefined)[];
  const { examples = {} } = media ?? {};
  const example = examples.success ?? Object.values(examples)[0];
  return example === undefined ? {} : resolve<{ readonly value: object }>(contract, example).value;
}

/** A picture of a form is a variable of the program. */
const picture = Symbol('picture');

function exampleValue(contract: ContractDocument, field: Schema): unknown {
  const { examples, enum: values, format, contentMediaType } = flatten(contract, field);
  if (format === 'binary' || contentMediaType !== undefined) return picture;
  return Array.isArray(examples) ? examples[0] : values?.[0];
}

const widest = 88;

/** A value as TypeScript, in one line if it fits. */
function literal(value: unknown, indent = ''): string {
  const line = inline(value);
  if (line.length <= widest || typeof value !== 'object' || value === null) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((item) => `${inner}${literal(item, inner)},\n`).join('')}${indent}]`;
  const fields = Object.entries(value).map(([name, field]) => `${inner}${name}: ${literal(field, inner)},\n`);
  return `{\n${fields.join('')}${indent}}`;
}

function inline(value: unknown): string {
  if (value === picture) return 'picture';
  if (typeof value === 'string') return `'${JSON.stringify(value).slice(1, -1).replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${inline(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}
