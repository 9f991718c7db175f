import type { CallId } from '@signal-shop/sdk/contract';
import type { RefusalName } from '../../messages/message-types.ts';
import type { Fault } from '../../world/state/faults.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { asInitialState, scenario } from '../create/scenario.ts';

const uploadCalls = ['uploadPicture', 'uploadAvatar'] as const satisfies readonly CallId[];
const slowMs = 8_000;

/** Scenarios of picture uploads. */
export const uploadScenarios: readonly Scenario[] = [
  asInitialState(
    scenario('upload.ok', 'photos of up to 2 MB are stored and can be viewed', ({ state }) => {
      for (const call of uploadCalls) state.refusals.delete(call);
      state.faults = state.faults.filter(
        ({ operationId, planned }) => planned === true || !uploadCalls.some((call) => call === operationId),
      );
    }),
  ),
  scenario('upload.too-large', 'every photo is rejected as too large', (world) =>
    refuse(world, 'imageTooLarge'),
  ),
  scenario('upload.bad-format', 'every photo is rejected for its format', (world) =>
    refuse(world, 'imageFormatInvalid'),
  ),
  scenario('upload.slow', `each upload takes ${slowMs / 1_000} seconds`, (world) =>
    spoil(world, { kind: 'latency', ms: slowMs }),
  ),
  scenario('upload.aborted', 'the connection breaks during an upload', (world) =>
    spoil(world, { kind: 'request-lost' }),
  ),
];

function refuse(world: World, reason: RefusalName): void {
  for (const call of uploadCalls) world.state.refusals.set(call, reason);
}

function spoil(world: World, fault: Pick<Fault, 'kind' | 'ms'>): void {
  for (const operationId of uploadCalls) world.state.faults.push({ operationId, ...fault });
}
