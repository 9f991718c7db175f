import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import MagicString from 'magic-string';
import type { ESTree, ParseResult } from 'vite';
import { build, minify, parseSync, Visitor } from 'vite';
import { beforeAll, expect, test } from 'vitest';

const folder = 'packages/ui/src/components/';
const entry = 'every-interactive-component';
const maximum = 14_000;

/** Event handlers of interactive components: pressed, chosen, filled in, opened. */
const handlers = /^on(?:Click|Change|Toggle|Input|Submit|Close|Cancel|Scroll)$/;
const controls = ['input', 'select', 'textarea', 'details', 'dialog'];

/** Components for one entity or one task of this shop are part of a screen, and so are their own parts. */
const exemptFiles =
  /^(?:community-link|copy-number|coupon-card|product-actions|media-gallery|picture-picker|point-entry-row)\//;
const aboutTheShop = /@signal-shop\/sdk\/contract|picture\/picture|product-actions/;
/** Modules that every page loads anyway, and messages, which are measured per language with the pages. */
const loadedAnyway = /^(?:react|react-dom|react-intl)(?:\/|$)|\/link-context\.tsx$|\.messages\.ts$/;

const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.stories|\.test)\.tsx$/.test(file) && !exemptFiles.test(file))
  .filter((file) => {
    const { program, module } = parseSync(file, readFileSync(folder + file, 'utf8'));
    return isInteractive(program) && !importsOf(module).some((name) => aboutTheShop.test(name));
  });

let code = '';

beforeAll(async () => {
  process.env.NODE_ENV = 'production';
  const imports = sources.map((file) => `export * from '@signal-shop/ui/components/${file}';`).join('\n');
  const result = await build({
    root: 'packages/web',
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith(entry) ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? imports : null),
      },
    ],
    build: {
      write: false,
      target: 'es2024',
      lib: { entry, formats: ['es'] },
      rolldownOptions: { external: loadedAnyway },
    },
  });
  const files = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const all = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : [])).join('');
  code = withoutMessages((await minify('components.js', all, { module: true })).code);
}, 180_000);

test(`all interactive components together are at most ${maximum} bytes of gzipped script`, () => {
  expect(sources.length).toBeGreaterThan(25);
  for (const name of [
    'dialog/dialog.tsx',
    'tabs/tabs.tsx',
    'carousel/carousel.tsx',
    'text-field/text-field.tsx',
  ]) {
    expect(sources).toContain(name);
  }
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(maximum);
});

function isInteractive(program: ESTree.Program): boolean {
  let hasHandler = false;
  new Visitor({
    JSXAttribute: ({ name }) => {
      hasHandler ||= name.type === 'JSXIdentifier' && handlers.test(name.name);
    },
    JSXOpeningElement: ({ name }) => {
      hasHandler ||= name.type === 'JSXIdentifier' && controls.includes(name.name);
    },
  }).visit(program);
  return hasHandler;
}

function importsOf({ staticImports }: ParseResult['module']): string[] {
  return staticImports.map(({ moduleRequest }) => moduleRequest.value);
}

function withoutMessages(text: string): string {
  const code = new MagicString(text);
  for (const { start, end, moduleRequest } of parseSync('components.js', text).module.staticImports)
    if (moduleRequest.value.endsWith('.messages.ts')) code.remove(start, end);
  return code.toString();
}
