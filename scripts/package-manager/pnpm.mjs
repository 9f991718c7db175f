// Runs pnpm in the version of package.json: `node scripts/package-manager/pnpm.mjs install`. Its archive is checked
// before anything in it runs. Plain JavaScript, because bootstrap.mjs runs on a Node without TypeScript support.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { unpack } from './checked-archive.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const [packageManager] = manifest.packageManager.split('+');
const [, version] = packageManager.split('@');

/** The hash of the archive with the program for each platform; Linux with glibc. */
const hashes = {
  'linux-arm64':
    'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
  'linux-x64':
    'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
};

const [command, ...first] = pnpmCommand();
const { status, error } = spawnSync(command, [...first, ...process.argv.slice(2)], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (error) throw error;
process.exit(status ?? 1);

/** Where no hash is known, npx runs the archive that the registry serves for this version. */
function pnpmCommand() {
  const platform = platformName();
  const hash = hashes[platform];
  if (hash === undefined) return ['npx', '--yes', packageManager];
  const folder = join(root, '.cache', 'pnpm', version);
  const program = join(folder, 'package', 'pnpm');
  if (!existsSync(program)) unpack(`@pnpm/exe.${platform}@${version}`, hash, folder);
  return [program];
}

function platformName() {
  const { glibcVersionRuntime } = process.report.getReport().header;
  const isMusl = process.platform === 'linux' && glibcVersionRuntime === undefined;
  return `${process.platform}-${process.arch}${isMusl ? '-musl' : ''}`;
}
