import { endedLoginCases, exampleCases } from '../../../scripts/examples/cases.ts';
import type { ExampleCase } from '../../../scripts/examples/example-case.ts';
import { callIdOf } from './call-id.ts';

/** Returns the case that produces a named response of a call. @throws Error if there is none */
export function caseOf(id: string, name: string): ExampleCase {
  const call = callIdOf(id);
  const cases = [...exampleCases.filter((one) => one.call === call), ...endedLoginCases(call)];
  const exampleCase = cases.find((one) => one.name === name);
  if (exampleCase === undefined) throw new Error(`No case in scripts/examples produces ${id}/${name}.`);
  return exampleCase;
}
