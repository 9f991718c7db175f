// Runs plain Prism on the bundled contract, the shop without a memory: `npm run prism [port]`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from './free-port.ts';
import { contractBundle } from './generated-files.ts';

if (!existsSync(contractBundle)) {
  console.error(`There is no ${contractBundle} yet: run npm run generate first.`);
  process.exit(1);
}
const port = await freePort(Number(process.argv[2] ?? 4011), 'Prism');
const prism = spawn('prism', ['mock', contractBundle, '--port', String(port)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => prism.kill(signal));
prism.on('exit', (code) => process.exit(code ?? 0));
