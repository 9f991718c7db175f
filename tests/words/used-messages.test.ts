import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ESTree } from 'vite';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const sources = globSync('packages/{ui,web}/src/**/*.{ts,tsx}').filter(
  (path) => !/generated|\.test\./.test(path),
);
const texts = new Map(sources.map((path) => [path, readFileSync(path, 'utf8')]));
const messageFiles = sources.filter((path) => path.endsWith('.messages.ts'));

test('messages are next to the components that use them, and not in web', () => {
  expect(messageFiles.length).toBeGreaterThan(10);
  expect(messageFiles.filter((path) => path.startsWith('packages/web/'))).toEqual([]);
});

test.each(messageFiles)('[I18N-01] every message of %s is used', (path) => {
  const keys = messageKeys(path);
  const readers = sources
    .filter((source) => texts.get(source)?.includes(`/${basename(path)}'`))
    .map((source) => readerOf(source, path));
  const unusedKeys = keys.filter(
    (key) =>
      !readers.some(({ all, names, handsOn }) => all || names.has(key) || (handsOn && readByProp.has(key))),
  );
  expect(keys.length).toBeGreaterThan(0);
  expect(unusedKeys).toEqual([]);
});

interface Reader {
  /** Every identifier in the file. */
  readonly names: ReadonlySet<string>;
  /**
   * Messages selected by a code or a state are accessed by index, those of a page's head are spread: any of
   * them may be used.
   */
  readonly all: boolean;
  /** The whole table is a prop or an argument, of which the receiver reads some messages. */
  readonly handsOn: boolean;
}

/** The messages that are read from a table in props or parameters. */
const readByProp = new Set(
  sources.flatMap((path) => {
    const names: string[] = [];
    visit(path, {
      MemberExpression: ({ object, property }) => {
        if (object.type === 'Identifier' && object.name === 'messages') names.push(nameOf(property));
      },
      VariableDeclarator: ({ id, init }) => {
        if (init?.type !== 'Identifier' || init.name !== 'messages' || id.type !== 'ObjectPattern') return;
        for (const property of id.properties)
          if (property.type === 'Property') names.push(nameOf(property.key));
      },
    });
    return names;
  }),
);

/** Components in files that read a table by index: of a table in their props, any message may be used. */
const indexReaders = new Set(
  sources.flatMap((path) => {
    const components: string[] = [];
    let readsByIndex = false;
    visit(path, {
      FunctionDeclaration: ({ id }) => void components.push(id?.name ?? ''),
      MemberExpression: ({ computed, object }) => {
        if (computed && rootOf(object) === 'messages') readsByIndex = true;
      },
    });
    return readsByIndex ? components : [];
  }),
);

/** The keys of a file's messages. */
function messageKeys(path: string): string[] {
  const keys: string[] = [];
  visit(path, {
    Property: ({ key, value }) => {
      if (isMessage(value)) keys.push(nameOf(key));
    },
    VariableDeclarator: ({ id, init }) => {
      if (isMessage(init)) keys.push(nameOf(id));
    },
  });
  return keys;
}

function readerOf(path: string, messageFile: string): Reader {
  const names = new Set<string>();
  const tables = new Set<string>();
  let all = false;
  let handsOn = false;
  const readWhole = (expression: ESTree.Expression) => {
    if (tables.has(rootOf(expression))) all = true;
  };
  visit(path, {
    Identifier: ({ name }) => void names.add(name),
    Literal: ({ value }) => void names.add(String(value)),
    ImportDeclaration: ({ source, specifiers }) => {
      if (basename(source.value) !== basename(messageFile)) return;
      for (const { local } of specifiers) tables.add(local.name);
    },
    VariableDeclarator: ({ id, init }) => {
      if (init?.type === 'Identifier' && tables.has(init.name)) tables.add(nameOf(id));
    },
    MemberExpression: ({ computed, object }) => {
      if (computed) readWhole(object);
    },
    JSXSpreadAttribute: ({ argument }) => readWhole(argument),
    JSXOpeningElement: ({ name, attributes }) => {
      if (name.type !== 'JSXIdentifier' || !indexReaders.has(name.name)) return;
      for (const attribute of attributes)
        if (attribute.type === 'JSXAttribute' && attribute.value?.type === 'JSXExpressionContainer')
          if (attribute.value.expression.type !== 'JSXEmptyExpression') readWhole(attribute.value.expression);
    },
    JSXExpressionContainer: ({ expression }) => {
      if (expression.type === 'Identifier' && tables.has(expression.name)) handsOn = true;
    },
    CallExpression: ({ arguments: callArguments }) => {
      if (callArguments.some((one) => one.type === 'Identifier' && tables.has(one.name))) handsOn = true;
    },
  });
  return { names, all, handsOn };
}

function visit(path: string, visitor: ConstructorParameters<typeof Visitor>[0]): void {
  new Visitor(visitor).visit(parseSync(path, texts.get(path) ?? '').program);
}

/** Whether it is `{ id: … }`, or that in `defineMessage`. */
function isMessage(node: ESTree.Node | null): boolean {
  const message = node?.type === 'CallExpression' ? node.arguments[0] : node;
  return (
    message?.type === 'ObjectExpression' &&
    message.properties.some((property) => property.type === 'Property' && nameOf(property.key) === 'id')
  );
}

function nameOf(node: ESTree.Node): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : '';
}

/** The variable at the start of `table.part.part`. */
function rootOf(node: ESTree.Expression): string {
  return node.type === 'MemberExpression' ? rootOf(node.object) : nameOf(node);
}
