import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { typeScriptProjects } from '../../scripts/generate/typescript-projects.ts';

test('every TypeScript file is type-checked', () => {
  const files = globSync(['*.ts', '{.storybook,packages,scripts,tests}/**/*.{ts,tsx}'], {
    exclude: ['**/node_modules', '**/dist'],
  });
  const checkedFiles = new Set(typeScriptProjects.flatMap(filesOf));
  expect(files.length).toBeGreaterThan(2_000);
  expect(files.filter((file) => !checkedFiles.has(file))).toEqual([]);
});

function filesOf(project: string): readonly string[] {
  const flags = ['--listFilesOnly', '--project', project];
  const list = execFileSync('node_modules/.bin/tsc', flags, { encoding: 'utf8', maxBuffer: 2 ** 25 });
  return list.split('\n').map((path) => relative(process.cwd(), path));
}
