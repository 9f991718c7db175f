import type { StubPlan } from '@signal-shop/mock-server/control';

/** A scenario with this answer, as the text of a module of the scenarios. */
export function scenarioCode({ operationId, ...rest }: StubPlan): string {
  const name = kebab(operationId);
  const stub = { operationId, ...rest };
  return `import { addStub } from '../../world/stubs/stubs.ts';
import { scenario } from '../create/scenario.ts';

export const ${operationId}Answer = scenario('answer.${name}', '${operationId} has a fixed answer', ({ state }) => {
  addStub(state, ${indented(code(stub))});
}, null);
`;
}

/** The same for one test of a browser. */
export function testCode({ operationId, answer, ...options }: StubPlan): string {
  const last = Object.keys(options).length === 0 ? '' : `, ${code(options)}`;
  return `await mock.answer('${operationId}', ${code(answer)}${last});\n`;
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n  ');
}

/** A value as a TypeScript literal; JSON is one, apart from the quotes that this project does not use for names. */
function code(value: unknown): string {
  if (Array.isArray(value)) return list('[', value.map(code), ']');
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, field]) => `${nameCode(name)}: ${code(field)}`);
    return list('{', fields, '}');
  }
  return typeof value === 'string' ? textCode(value) : JSON.stringify(value);
}

function list(open: string, items: readonly string[], close: string): string {
  if (items.length === 0) return open + close;
  return `${open}\n${items.map((item) => `  ${indented(item)},`).join('\n')}\n${close}`;
}

function nameCode(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : textCode(name);
}

function textCode(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", String.raw`\'`)}'`;
}
