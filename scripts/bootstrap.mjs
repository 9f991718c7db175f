// Makes a fresh clone run with npm alone: checks Node, installs the workspace once, then runs a command under the pinned Node.
// Plain JavaScript, because it must run on a Node without TypeScript support.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const oldestNode = 20;
const pnpm = join('scripts', 'package-manager', 'pnpm.mjs');
// All programs on localhost share its cookies: 16 kB, the default of Node, is not enough for them.
const headerLimit = '--max-http-header-size=32768';
const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
const contract = join(root, 'openapi');
const bundles = ['openapi.json', 'operations.json', 'control.json'].map((name) =>
  join(contract, 'dist', name),
);
const stamp = join(root, 'node_modules', '.signal-installed');

const env = {
  // Caches compiled code and stripped types: the mock server starts in two thirds of the time.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
};

const [command, ...commandArguments] = process.argv.slice(2);
if (command === undefined) fail('Usage: node scripts/bootstrap.mjs <script or tool> [arguments]');
checkNode();
installWhenNeeded();
bundleWhenStale();
runCommand();

function checkNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= oldestNode) return;
  fail(
    `This project needs Node ${oldestNode} or newer to start, but this is Node ${process.versions.node}. Install a newer version from nodejs.org.`,
  );
}

function installWhenNeeded() {
  const wanted = manifestHash();
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === wanted && existsSync(pinnedNode)) return;
  console.log('Installing the packages (once per change of the lockfile) …');
  const result = spawnSync(process.execPath, [pnpm, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0) fail('The packages could not be installed; see the output above.', result.status);
  writeFileSync(stamp, wanted);
}

function manifestHash() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'package.json'));
  const files = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    ...packages,
    join('tests', 'package.json'),
  ];
  const hash = createHash('sha256');
  for (const file of files) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

// The bundles are not in git, and servers, tests and generators read them. A new version of Prism may prepare the calls
// differently, so an installation makes them stale, too.
function bundleWhenStale() {
  if (!existsSync(contract)) return;
  // It writes them itself, once it has reserved the examples of a new call. It reads the old ones, if there are any.
  if (command === 'scripts/generate/generate.ts' && bundles.every((path) => existsSync(path))) return;
  const written = Math.min(...bundles.map((path) => (existsSync(path) ? statSync(path).mtimeMs : 0)));
  const files = readdirSync(contract, { recursive: true }).filter((path) => path.endsWith('.yaml'));
  const sources = [stamp, ...files.map((path) => join(contract, path))];
  if (sources.every((path) => statSync(path).mtimeMs < written)) return;
  // A broken contract is reported here and fails the step `contract`; other commands may still run.
  spawnSync(pinnedNode, ['scripts/contract/bundle-contract.ts'], { cwd: root, stdio: 'inherit', env });
}

function runCommand() {
  const script = /\.(ts|mjs)$/.test(command);
  const child = spawn(
    script ? pinnedNode : command,
    script ? [headerLimit, command, ...commandArguments] : commandArguments,
    {
      cwd: root,
      stdio: 'inherit',
      shell: windows && !script,
      env,
    },
  );
  // A killed npm ends its shell, but not this program: exit when the parent process changes.
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    // Once, because a second signal would end a server that finishes its requests.
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500).unref();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => fail(`${command} could not be started: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

function fail(sentence, code) {
  console.error(sentence);
  process.exit(code || 1);
}
