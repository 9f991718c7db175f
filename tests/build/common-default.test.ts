import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { commonDefault } from '../../packages/sdk/build/common-default.ts';

const source = "import listen from 'somewhere';\n\nexport const heard = () => listen('door');\n";

test("a dependency's default export is correct, and the source map still points to the source", async () => {
  const { code, map, warnings } = await builtAsCommonJs();
  const dependency = { __esModule: true, default: (place: string) => `listens at the ${place}` };
  expect(exportsOf(code, dependency).heard()).toBe('listens at the door');
  const lines = code.split('\n');
  const line = lines.findIndex((text) => text.includes('"door"'));
  const entry = new SourceMap(map).findEntry(line, lines[line]?.indexOf('"door"') ?? -1);
  expect(entry).toMatchObject({ originalLine: 2, originalColumn: source.split('\n')[2]?.indexOf("'door'") });
  expect(warnings).toEqual([]);
});

/** Runs a CommonJS module that requires one dependency. */
function exportsOf(code: string, dependency: object) {
  const module = { exports: { heard: (): unknown => 'not exported' } };
  runInNewContext(code, { module, exports: module.exports, require: () => dependency });
  return module.exports;
}

async function builtAsCommonJs() {
  const folder = mkdtempSync(join(tmpdir(), 'common-default-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'main.js'), source);
  const warnings: (string | undefined)[] = [];
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      sourcemap: true,
      lib: { entry: 'main.js', formats: ['cjs'], fileName: 'main' },
      rolldownOptions: {
        external: ['somewhere'],
        output: { plugins: [commonDefault] },
        onwarn: ({ code }) => void warnings.push(code),
      },
    },
  });
  const [chunk] = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  if (chunk?.type !== 'chunk' || !chunk.map) throw new Error('the build emitted nothing');
  return { code: chunk.code, map: JSON.parse(chunk.map.toString()), warnings };
}
