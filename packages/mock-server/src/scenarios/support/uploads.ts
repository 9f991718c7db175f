import type { CallId } from '@signal-shop/sdk/contract';
import type { RefusalName } from '../../messages/message-types.ts';
import type { Fault } from '../../world/state/faults.ts';
import type { World } from '../../world/state/world.ts';
import type { Scenario } from '../create/scenario.ts';
import { asEver, scenario } from '../create/scenario.ts';

const uploadCalls = ['uploadPicture', 'uploadAvatar'] as const satisfies readonly CallId[];
const slowMs = 8_000;

/** What becomes of a picture on its way to the shop. */
export const uploadScenarios: readonly Scenario[] = [
  asEver(
    scenario('upload.ok', 'pictures of up to 2 MB are kept and can be seen', ({ state }) => {
      for (const call of uploadCalls) state.refusals.delete(call);
      state.faults = state.faults.filter(
        ({ operationId, planned }) => planned === true || !uploadCalls.some((call) => call === operationId),
      );
    }),
  ),
  scenario('upload.too-large', 'every picture is too large, whatever its size', (world) =>
    refuse(world, 'imageTooLarge'),
  ),
  scenario('upload.bad-format', 'every picture is of a format that the shop does not take', (world) =>
    refuse(world, 'imageFormatInvalid'),
  ),
  scenario('upload.slow', `an upload is answered after ${slowMs / 1_000} seconds`, (world) =>
    spoil(world, { kind: 'latency', ms: slowMs }),
  ),
  scenario('upload.aborted', 'the connection breaks while a picture is on its way', (world) =>
    spoil(world, { kind: 'request-lost' }),
  ),
];

function refuse(world: World, reason: RefusalName): void {
  for (const call of uploadCalls) world.state.refusals.set(call, reason);
}

function spoil(world: World, fault: Pick<Fault, 'kind' | 'ms'>): void {
  for (const operationId of uploadCalls) world.state.faults.push({ operationId, ...fault });
}
