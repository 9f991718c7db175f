import { endedLoginCases, exampleCases } from '../../../scripts/examples/cases.ts';
import type { ExampleCase } from '../../../scripts/examples/example-case.ts';
import { callIdOf } from './call-id.ts';

/** The way to a named answer of a call. @throws Error when no case leads there */
export function caseOf(id: string, name: string): ExampleCase {
  const call = callIdOf(id);
  const cases = [...exampleCases.filter((one) => one.call === call), ...endedLoginCases(call)];
  const found = cases.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No case in scripts/examples answers ${id}/${name}.`);
  return found;
}
