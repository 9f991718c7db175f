// Plain JavaScript, because bootstrap.mjs runs on a Node without TypeScript support.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Downloads a package, and unpacks it if its archive has the hash. Throws otherwise, before anything of it can run. */
export function unpack(name, hash, folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = join(folder, run('npm', ['pack', name, '--silent', '--pack-destination', folder]).trim());
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (found !== hash) {
    rmSync(folder, { recursive: true });
    throw new Error(`${name} has the hash ${found} instead of ${hash}. Nothing of it was run.`);
  }
  run('tar', ['-xzf', archive, '-C', folder]);
  rmSync(archive);
}

function run(command, commandArguments) {
  const { status, stdout, stderr } = spawnSync(command, commandArguments, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${commandArguments.join(' ')} failed:\n${stdout}${stderr}`);
  return stdout;
}
