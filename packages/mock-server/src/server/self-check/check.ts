// Checks that contract, examples and scenarios are consistent (`mock check`), and the coverage of the contract.
// Used by the command line, the control API and tests.
import { checkAnswer } from '@signal-shop/sdk/validate';
import { isCallId } from '../../operations/dispatch/call-id.ts';
import { scenarios as catalogue } from '../../scenarios/catalogue.ts';
import { scenarioList } from '../../scenarios/create/apply-scenarios.ts';
import { createWorld } from '../../scenarios/create/create-world.ts';
import { problemOf } from '../control/try-state.ts';
import { messageOf } from '../error-text.ts';
import { codeOf } from '../gate/findings.ts';
import type {
  ReferenceCall,
  ReferenceContent,
  ReferenceContract,
  ReferenceExample,
} from '../reference/reference-contract.ts';
import { callsOf, follow } from '../reference/reference-contract.ts';
import { declaredCodes } from './coverage.ts';
import { problemsOfEffects, worldsOfScenarios } from './effects.ts';

export interface CheckReport {
  readonly calls: number;
  readonly answers: number;
  readonly scenarios: number;
  /** One sentence per problem. */
  readonly problems: readonly string[];
}

/**
 * Compares contract and shop: every example matches its schema, every declared code has an example that the shop has
 * answered, every scenario has a unique effect, and its answers match the contract.
 */
export function checkHonesty(contract: ReferenceContract): CheckReport {
  const calls = callsOf(contract);
  const examples = calls.flatMap((call) =>
    examplesOf(contract, call).map((example) => ({ call, ...example })),
  );
  const names = scenarioList.map(({ name }) => name).filter((name) => !name.includes(':'));
  return {
    calls: calls.length,
    answers: examples.length,
    scenarios: names.length,
    problems: [
      ...examples.flatMap(({ call, name, value }) => problemOfExample(call, name, value)),
      ...calls.flatMap((call) => unreachedCodes(contract, call)),
      ...names.flatMap(problemOfScenario),
      ...problemsOfEffects(catalogue, worldsOfScenarios()),
    ],
  };
}

function examplesOf(
  contract: ReferenceContract,
  { operation }: ReferenceCall,
): readonly { name: string; value: unknown }[] {
  const answer = operation.responses['200'];
  if (answer === undefined) return [];
  const { content } = follow<{ readonly content?: ReferenceContent }>(contract, answer);
  const media = content?.['application/json'];
  return Object.entries(media?.examples ?? {}).map(([name, example]) => ({
    name,
    value: follow<ReferenceExample>(contract, example).value,
  }));
}

function problemOfExample({ operation }: ReferenceCall, name: string, value: unknown): string[] {
  const { operationId } = operation;
  if (!isCallId(operationId)) return [];
  const problem = checkAnswer(operationId, value);
  return problem === undefined ? [] : [`${operationId}, example ${name}: ${problem}`];
}

function unreachedCodes(contract: ReferenceContract, call: ReferenceCall): string[] {
  const exampleCodes = new Set(examplesOf(contract, call).map(({ value }) => codeOf(value)));
  return declaredCodes(contract, call)
    .filter((code) => !exampleCodes.has(code))
    .map((code) => `${call.operation.operationId} declares code ${code}, and nothing reaches it`);
}

function problemOfScenario(name: string): string[] {
  try {
    const problem = problemOf(createWorld({ scenarios: name }).snapshot());
    return problem === null ? [] : [`scenario ${name}: ${problem}`];
  } catch (error) {
    return [`scenario ${name}: ${messageOf(error)}`];
  }
}
