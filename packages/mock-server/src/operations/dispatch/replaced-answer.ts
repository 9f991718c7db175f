import type { Recording } from '../../world/recordings/recording.ts';
import type { World } from '../../world/state/world.ts';
import type { Stub } from '../../world/stubs/stubs.ts';
import { stubBody, takeStub } from '../../world/stubs/stubs.ts';
import type { OperationAnswer, OperationRequest } from './dispatch.ts';

/** The answer of a stub or a recording, which has no effect on the world; null if the shop answers. */
export function replacedAnswer(
  recording: Recording | undefined,
  world: World,
  request: OperationRequest,
): OperationAnswer | null {
  return stubbedAnswer(world, request) ?? recordedAnswer(recording, world, request);
}

function stubbedAnswer(world: World, { operationId, body, query }: OperationRequest): OperationAnswer | null {
  if (world.state.stubs.length === 0) return null;
  const argument = body ?? query;
  const { stub, remaining } = takeStub(world.state.stubs, operationId, argument);
  if (stub === undefined) return null;
  world.state.stubs = remaining;
  return answerOfStub(stub);
}

function recordedAnswer(
  recording: Recording | undefined,
  world: World,
  request: OperationRequest,
): OperationAnswer | null {
  const call = recording?.take(world, request);
  return call === undefined ? null : { ...answerOfStub(call), headers: { 'mock-replayed': 'true' } };
}

function answerOfStub(stub: Stub): OperationAnswer {
  const { status = 200, unchecked } = stub;
  return { status, headers: {}, body: stubBody(stub), ...(unchecked === true ? { isUnchecked: true } : {}) };
}
