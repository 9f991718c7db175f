#!/usr/bin/env node
// The command line of the mock shop: `npm run mock -- --help`.
import { assertPackageNode } from '../assert-node.ts';
import { messageOf } from '../error-text.ts';
import { exitCodeOf } from './exit-code.ts';

try {
  // Before everything else is loaded, because an older Node fails there with a stack trace.
  assertPackageNode();
  const { runCommand } = await import('./run-command.ts');
  await runCommand(process.argv.slice(2));
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = exitCodeOf(error);
}
