import { ensureChromium } from '../find-chromium.ts';
import { endRunningSteps, runVitest } from '../run-step.ts';

/** Buys in a browser with every fault at every call of a purchase. @returns the exit code */
export function runFaultMatrix(): Promise<number> {
  console.log('Buying with every fault at every call; the sample of `npm test` is a part of it');
  process.env.FAULT_MATRIX = 'whole';
  return buy('tests/e2e/purchase-faults/purchase-faults.test.ts');
}

/** Buys in a browser over connections that are cut. @returns the exit code */
export function runCutConnections(purchases: number): Promise<number> {
  console.log(`Buying ${purchases} times in a browser over cut connections`);
  process.env.CUT_PURCHASES = String(purchases);
  return buy('tests/e2e/purchase-faults/cut-connections.test.ts');
}

/** Prints the purchases that fail. @returns the exit code */
async function buy(file: string): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      endRunningSteps();
      process.exit(130);
    });
  process.env.CHROMIUM_PATH = ensureChromium();
  // One file for all purchases would be silent for so long that it seems to hang.
  const { report, code, output } = await runVitest('e2e', ['--retry=0', file], 'verbose');
  if (report === undefined) {
    console.error(output);
    return 1;
  }
  const purchases = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  for (const { fullName, failureMessages } of purchases)
    if (failureMessages.length > 0) console.error(`${fullName}\n${failureMessages.join('\n')}`);
  console.log(`${report.numPassedTests} of ${purchases.length} purchases left one order and one charge`);
  return code === 0 && purchases.length > 0 && report.numPassedTests === purchases.length ? 0 : 1;
}
