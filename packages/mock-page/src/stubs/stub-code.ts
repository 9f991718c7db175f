import type { StubPlan } from '@signal-shop/mock-server/control';

/** A stub in the form that a button copies. */
export interface StubCopy {
  readonly label: string;
  readonly text: string;
}

export interface CopyPlace {
  /** Whether the page is that of a clone: scenarios can be added only there. */
  readonly hasSources: boolean;
  readonly origin: string;
  /** The session that the command is for. */
  readonly session: string;
}

/** The forms that work at this place. */
export function copiesOf(stub: StubPlan, place: CopyPlace): readonly StubCopy[] {
  return [
    place.hasSources
      ? { label: 'Copy as scenario', text: scenarioCode(stub) }
      : { label: 'Copy as curl', text: curlCode(stub, place) },
    { label: 'Copy for Playwright', text: playwrightCode(stub) },
    { label: 'Copy for Vitest', text: vitestCode(stub) },
  ];
}

/** A scenario with this answer, as the text of a module of the scenarios. */
function scenarioCode({ operationId, ...rest }: StubPlan): string {
  const name = kebab(operationId);
  const stub = { operationId, ...rest };
  return `import { addStub } from '../../world/stubs/stubs.ts';
import { scenario } from '../create/scenario.ts';

export const ${operationId}Answer = scenario('answer.${name}', '${operationId} has a fixed answer', ({ state }) => {
  addStub(state, ${indented(code(stub))});
}, null);
`;
}

function curlCode(stub: StubPlan, { origin, session }: CopyPlace): string {
  const body = JSON.stringify(session === 'default' ? stub : { session, ...stub });
  return [
    `curl -s -X POST ${shellWord(`${origin}/__mock/stubs`)} -H 'content-type: application/json'`,
    // Without the variable, curl leaves the header out.
    '  -H "x-mock-control: $MOCK_CONTROL_TOKEN"',
    `  -d ${shellWord(body)}\n`,
  ].join(' \\\n');
}

function shellWord(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** For a test with a shop in its process. */
function vitestCode(stub: StubPlan): string {
  return `shop.stub('default', ${code(stub)});\n`;
}

/** For one test of a browser. */
function playwrightCode({ operationId, answer, ...options }: StubPlan): string {
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
