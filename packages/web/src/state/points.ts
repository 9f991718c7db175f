import { getCustomerRights, getPointRules, listPointLog } from '@signal-shop/sdk/calls';
import type { PointKind } from '@signal-shop/sdk/contract';
import type { PointsScreenProps } from '@signal-shop/ui/screens/points/points.states.ts';
import { atom } from 'jotai';
import { hrefs } from '../hrefs.ts';
import { action } from './action.ts';
import { readyOr, remote, source } from './remote.ts';
import { isSignedInAtom, openAccount } from './session.ts';

const rulesSource = source(async ({ shop, signal }) => (await getPointRules(shop, { signal })).msg);
const perksSource = source(async ({ get, shop, signal }) =>
  get(isSignedInAtom) ? (await getCustomerRights(shop, { signal })).msg : null,
);
const capsSource = source(async ({ get, shop, signal }) =>
  get(isSignedInAtom) ? (await listPointLog(shop, { page_size: 1 }, { signal })).caps : [],
);
const perksRemote = remote(perksSource);
const capsRemote = remote(capsSource);

/** How points are earned. */
export const pointRulesAtom = remote(rulesSource);
export const retryPointRules = action(({ set }) => set(rulesSource));

/** What the customer has earned this month of what has a limit; nothing while nobody knows. */
export const pointsUsedAtom = atom((get): Partial<Record<PointKind, number>> => {
  const caps = readyOr(get(capsRemote), []);
  return Object.fromEntries(caps.map(({ kind, used }) => [kind, used]));
});

/** The level of the customer and what it grants. */
export const perksAtom = atom((get): PointsScreenProps['perks'] => {
  const perks = get(perksRemote);
  if (!get(isSignedInAtom)) return { status: 'guest' };
  if (perks.status !== 'ready') return perks;
  return perks.value === null ? { status: 'guest' } : { status: 'ready', value: perks.value };
});
export const retryPerks = action(({ set }) => set(perksSource));

/** Warns and goes to log in after a second, coming back to this page. */
export const logInForPerks = action(({ set }) => set(openAccount, hrefs.points));
