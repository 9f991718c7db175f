import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import loader from '@storybook/addon-docs/mdx-loader';
import type { ESTree } from 'vite';
import { parseSync, Visitor } from 'vite';

export interface GuidePage {
  readonly path: string;
  /** The component's folder. */
  readonly folder: string;
  /** The parts of the template, in the order of the page. */
  readonly parts: readonly Part[];
  /** The imported files, as written. */
  readonly imports: readonly string[];
  /** The addresses of links. */
  readonly links: readonly string[];
}

export interface Part {
  readonly name: string;
  /** The attributes with a text as their value. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The names in backticks. */
  readonly codes: readonly string[];
  /** Whether it contains text or other elements. */
  readonly filled: boolean;
  readonly start: number;
  readonly end: number;
}

interface Element {
  readonly type: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly filled: boolean;
  readonly start: number;
  readonly end: number;
}

/** Reads a page of a component through Storybook's own compiler. */
export async function readGuidePage(path: string): Promise<GuidePage> {
  const code = await compileMdx(path, await readFile(path, 'utf8'));
  const { elements, imports } = elementsIn(code);
  const codes = elements.filter(({ type }) => type === '_components.code');
  const parts = elements
    .filter(({ type }) => type.startsWith('Guide.'))
    .map(({ type, ...element }) => ({
      ...element,
      name: type.slice('Guide.'.length),
      codes: codes
        .filter(({ start, end }) => start > element.start && end <= element.end)
        .map(({ attributes }) => attributes.children ?? ''),
    }));
  const links = elements.flatMap(({ type, attributes: { href } }) =>
    type === '_components.a' && href !== undefined ? [href] : [],
  );
  return { path, folder: dirname(path), parts, imports, links };
}

function compileMdx(path: string, source: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const context = {
      async: () => (error: unknown, code?: string) => (code === undefined ? reject(error) : resolve(code)),
      getOptions: () => ({}),
      resourcePath: join(process.cwd(), path),
    };
    loader.call(context, source).catch(reject);
  });
}

function elementsIn(code: string) {
  const elements: Element[] = [];
  const imports: string[] = [];
  const { program } = parseSync('page.js', code);
  new Visitor({
    ImportDeclaration: ({ source }) => void imports.push(source.value),
    CallExpression({ callee, arguments: [type, props], start, end }) {
      if (callee.type !== 'Identifier' || !callee.name.startsWith('_jsx')) return;
      if (type === undefined || props?.type !== 'ObjectExpression') return;
      elements.push({ type: nameOf(type), ...attributesOf(props), start, end });
    },
  }).visit(program);
  return { elements, imports };
}

function attributesOf({ properties }: ESTree.ObjectExpression) {
  const named = properties.flatMap((property) =>
    property.type === 'Property' && property.key.type === 'Identifier'
      ? [{ name: property.key.name, value: property.value }]
      : [],
  );
  const texts = named.flatMap(({ name, value }) =>
    value.type === 'Literal' && typeof value.value === 'string' ? [[name, value.value] as const] : [],
  );
  return {
    attributes: Object.fromEntries(texts),
    filled: named.some(({ name }) => name === 'children' || name === 'of'),
  };
}

function nameOf(type: ESTree.Argument): string {
  if (type.type === 'Identifier') return type.name;
  if (type.type !== 'MemberExpression' || type.property.type !== 'Identifier') return '';
  return type.object.type === 'Identifier' ? `${type.object.name}.${type.property.name}` : '';
}
