import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Compiles programs like a consumer would.
 * @param programs file name and text of each
 * @returns the compiler's errors, one line each
 */
export async function typeFaults(programs: ReadonlyMap<string, string>): Promise<readonly string[]> {
  mkdirSync('.cache', { recursive: true });
  // Inside the workspace, so that module resolution finds its packages.
  const folder = mkdtempSync(resolve('.cache/type-check-'));
  try {
    for (const [name, text] of programs) {
      // Programs are separate modules; declarations apply to all of them.
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
