// Runs Specmatic, which generates requests of every call from the contract: `npm run contract:specmatic`. It needs
// Java and some minutes, so `npm test` does not run it.
import { logNothing, startMockServer } from '@signal-shop/mock-server/server';
import { readBundle } from '../../packages/mock-server/src/server/gate/contract.ts';
import { hasJava, judgeBySpecmatic, leftOut } from '../specmatic/judge-by-specmatic.ts';

const shownFindings = 20;

if (await hasJava()) await runSpecmatic();
else console.log('Skipped: Specmatic needs Java 17 or newer, and there is no `java` on this machine.');

async function runSpecmatic(): Promise<void> {
  // Stateless: no request affects the next one, and the login never expires.
  const mock = await startMockServer({
    port: 0,
    clock: 'frozen',
    isolation: 'request',
    scenario: ['auth.customer'],
    log: logNothing,
  });
  try {
    const { name, passed, total, unit, findings } = await judgeBySpecmatic(
      await readBundle(),
      mock.url,
      'openapi/dist/specmatic',
    );
    console.log(`${name} ${passed} of ${total} ${unit}`);
    for (const [id, reason] of Object.entries(leftOut)) console.log(`without ${id}: ${reason}`);
    for (const finding of findings.slice(0, shownFindings)) console.log(finding);
    if (findings.length > shownFindings) console.log(`and ${findings.length - shownFindings} more`);
    if (total === 0 || passed < total) process.exitCode = 1;
  } finally {
    await mock.close();
  }
}
