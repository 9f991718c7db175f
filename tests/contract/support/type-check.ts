import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Compiles programs as somebody outside would write them.
 * @param programs file name and text of each
 * @returns what the compiler says against them, a line for each fault
 */
export async function typeFaults(programs: ReadonlyMap<string, string>): Promise<readonly string[]> {
  mkdirSync('.cache', { recursive: true });
  // Inside the workspace, so that its packages are found by their names.
  const folder = mkdtempSync(resolve('.cache/type-check-'));
  try {
    for (const [name, text] of programs) {
      // Programs are modules that know nothing of each other; declarations are for all of them.
      writeFileSync(join(folder, name), name.endsWith('.d.ts') ? text : `${text}\nexport {};\n`);
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    return await compile(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const settings = {
  extends: '../../tsconfig.json',
  compilerOptions: { types: ['node'], skipLibCheck: true },
  include: ['*.ts', '*.tsx'],
};

function compile(folder: string): Promise<readonly string[]> {
  const compiler = resolve('node_modules/.bin/tsc');
  return new Promise((settle) => {
    execFile(
      compiler,
      ['-p', folder, '--pretty', 'false'],
      { maxBuffer: 2 ** 24 },
      (error, stdout, stderr) => {
        const faults = stdout.split('\n').filter((line) => line.includes('error TS'));
        settle(error === null || faults.length > 0 ? faults : [error.message, stdout, stderr]);
      },
    );
  });
}
