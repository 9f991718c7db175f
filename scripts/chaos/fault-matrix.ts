import { ensureChromium } from '../find-chromium.ts';
import { endRunningSteps, runVitest } from '../run-step.ts';

/** Buys in a browser with every fault at every call of a purchase. Prints the cells that fail. @returns the exit code */
export async function runFaultMatrix(): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      endRunningSteps();
      process.exit(130);
    });
  console.log('Buying with every fault at every call; the sample of `npm test` is a part of it');
  process.env.CHROMIUM_PATH = ensureChromium();
  process.env.FAULT_MATRIX = 'whole';
  const { report, code, output } = await runVitest('e2e', ['--retry=0', 'tests/e2e/purchase-faults']);
  if (report === undefined) {
    console.error(output);
    return 1;
  }
  const cells = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  for (const { fullName, failureMessages } of cells)
    if (failureMessages.length > 0) console.error(`${fullName}\n${failureMessages.join('\n')}`);
  console.log(`${report.numPassedTests} of ${cells.length} combinations left one order and one charge`);
  return code === 0 && cells.length > 0 && report.numPassedTests === cells.length ? 0 : 1;
}
