import { locales } from '@signal-shop/sdk/constants';
import { operations } from '@signal-shop/sdk/contract';
import { refuseOtherChoices, refuseUnknownOptions } from './known-options.ts';
import { chooseScenarios } from './scenarios/create/apply-scenarios.ts';
import type { ScenarioWorldOptions } from './scenarios/create/create-world.ts';
import { shopSizes } from './world/catalogue/catalogue-index.ts';
import type { Isolation } from './world/create/isolation.ts';
import { isolations } from './world/create/isolation.ts';
import type { Recording } from './world/recordings/recording.ts';
import { clockState } from './world/state/clock.ts';
import type { Fault } from './world/state/faults.ts';
import { faultKinds } from './world/state/faults.ts';
import type { ShopMoveListener } from './world/state/moves.ts';
import { notACall } from './world/stubs/checked-stub.ts';

export interface ShopOptions extends Omit<ScenarioWorldOptions, 'session'> {
  /** Maximum number of open sessions. */
  readonly sessionsMaximum?: number;
  /** Milliseconds without use after which a session may be removed for a new one. */
  readonly idleMs?: number;
  /** The scope of a world; by default one session. */
  readonly isolation?: Isolation;
  /** Faults for the calls of every session, without end; `after` and `times` are ignored. */
  readonly faults?: readonly Fault[];
  /** Called after each move of an order or an after-sales request; not for the moves of the scenarios that a session starts with. */
  readonly onMove?: ShopMoveListener;
  /** Recorded answers, which replace those of the shop. */
  readonly recording?: Recording;
}

const optionNames = {
  ...{ sessionsMaximum: true, idleMs: true, isolation: true, faults: true, onMove: true, recording: true },
  ...{ scenarios: true, seed: true, sessionSeed: true, created: true, now: true, speed: true },
  ...{ locale: true, size: true, photographs: true },
} as const satisfies Record<keyof ShopOptions, true>;

/**
 * Refuses options that cannot work before the first call fails.
 * @throws TypeError for an unknown option or a wrong value; Error for an impossible clock, an unknown scenario or a
 * contradiction
 */
export function assertShopOptions(options: ShopOptions): void {
  refuseUnknownOptions('createShop', options, optionNames);
  refuseOtherChoices('isolation', options.isolation, isolations);
  refuseOtherChoices('size', options.size, shopSizes);
  refuseOtherChoices('locale', options.locale, locales);
  refuseOtherTypes('seed', options.seed, ['string', 'number']);
  refuseOtherTypes('sessionSeed', options.sessionSeed ?? undefined, ['string']);
  for (const name of ['sessionsMaximum', 'idleMs'] as const)
    refuseOtherTypes(name, options[name], ['number']);
  (options.faults ?? []).forEach(refuseUnknownFault);
  clockState(options.now, options.speed);
  chooseScenarios(options.scenarios ?? []);
}

function refuseOtherTypes(name: string, value: unknown, types: readonly string[]): void {
  if (value !== undefined && !types.includes(typeof value))
    throw new TypeError(`${name} takes a ${types.join(' or a ')}, not ${JSON.stringify(value)}.`);
}

function refuseUnknownFault({ operationId, kind }: Fault): void {
  refuseOtherChoices('kind of a fault', kind, Object.keys(faultKinds));
  const isKnown = [...Object.keys(operations), 'watchActivity', '*'].includes(operationId);
  if (!isKnown) throw new TypeError(notACall(operationId));
}
