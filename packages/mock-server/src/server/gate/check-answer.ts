import type { Contract } from './contract.ts';
import { createContractGate } from './contract-gate.ts';
import { describeAnswerFindings } from './findings.ts';
import type { PrismOperations } from './prism-operations.ts';

/** @returns the violations of the contract as a sentence; null for an answer that the contract allows */
export type CheckAnswer = (
  operationId: string,
  status: number | undefined,
  body: unknown,
) => Promise<string | null>;

/** Checks answers outside of a call. */
export function createAnswerCheck(contract: Contract, operations: PrismOperations): CheckAnswer {
  const gate = createContractGate(operations, { validateRequest: 'off', validateResponse: 'warn' });
  return async (operationId, status = 200, body) => {
    const operation = contract.operations.find(({ id }) => id === operationId);
    if (operation === undefined) return `The contract has no call ${operationId}.`;
    const request = { path: operation.path, query: {}, headers: {}, body: undefined };
    const { findings } = await gate.pass(operation, request, () => ({ status, headers: {}, body }));
    return findings.length === 0 ? null : describeAnswerFindings(operation, findings);
  };
}
