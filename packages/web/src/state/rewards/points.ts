import { claimSocialFollow, getCustomerRights, getPointRules, listPointLog } from '@signal-shop/sdk/calls';
import type { ArgumentOf, PointKind } from '@signal-shop/sdk/contract';
import type { FollowNetwork } from '@signal-shop/ui/components/earn-points-row/earn-points-row.states.ts';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { PointsScreenProps } from '@signal-shop/ui/screens/points/points.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { guard, scoped } from '../scopes/scoped.ts';
import { isSignedInAtom, openAccount } from '../session/session.ts';
import { contactAtom } from '../site/site.ts';
import { setPointsBalance } from './points-balance.ts';

const rulesQuery = query(async ({ shop, signal }) => (await getPointRules(shop, { signal })).msg);
const perksQuery = query(
  async ({ get, shop, signal }) => {
    return get(isSignedInAtom) ? (await getCustomerRights(shop, { signal })).msg : null;
  },
  { scope: 'login' },
);
const placeAtom = lastLocationOf('points');
const standingQuery = query(
  async ({ get, shop, signal }) => {
    get(placeAtom);
    return get(isSignedInAtom) ? await listPointLog(shop, { page_size: 1 }, { signal }) : null;
  },
  { scope: 'login', keepPrevious: true },
);
const standingAtom = atom((get) => readyOr(get(standingQuery.stateAtom), null));

/** How points are earned. */
export const pointRulesAtom = rulesQuery.stateAtom;
export const retryPointRules = rulesQuery.refetch;

/** The points earned this month by limited ways; empty while unknown. */
export const pointsUsedAtom = atom((get): Partial<Record<PointKind, number>> => {
  const caps = get(standingAtom)?.caps ?? [];
  return Object.fromEntries(caps.map(({ kind, used }) => [kind, used]));
});

/** The level of the customer and what it grants. */
export const perksAtom = atom((get): PointsScreenProps['perks'] => {
  const perks = get(perksQuery.stateAtom);
  if (!get(isSignedInAtom)) return { status: 'guest' };
  if (perks.status !== 'ready') return perks;
  return perks.value === null ? { status: 'guest' } : { status: 'ready', value: perks.value };
});
export const retryPerks = perksQuery.refetch;

/** The ways that earn nothing more for now; empty while unknown. */
export const pointsDoneAtom = atom((get) => get(standingAtom)?.done ?? []);

type Network = ArgumentOf<'claimSocialFollow'>['network'];

const networkNames = ['youtube', 'instagram', 'facebook', 'discord'] as const satisfies readonly Network[];
const followedAtom = scoped<readonly Network[]>([], 'login');

/** Where the shop can be followed for points, and where the customer does. */
export const networksAtom = atom((get): readonly FollowNetwork[] => {
  const contact = readyOr(get(contactAtom), null);
  const followed = [...(get(standingAtom)?.followed ?? []), ...get(followedAtom)];
  return (contact?.social ?? []).flatMap(({ name, link: href }) => {
    const network = networkOf(name);
    return network === undefined ? [] : [{ name, href, isFollowed: followed.includes(network) }];
  });
});

function networkOf(name: string): Network | undefined {
  return networkNames.find((known) => known === name.toLowerCase());
}

/** The customer goes to a network and follows the shop there: the shop believes it, once per network. */
export const follow = action(async ({ get, set, environment: { shop } }, { name }: FollowNetwork) => {
  const network = networkOf(name);
  const followed = get(followedAtom);
  if (network === undefined || followed.includes(network)) return;
  const isSame = guard(get, 'login');
  set(followedAtom, [...followed, network]);
  try {
    const { msg, points } = await claimSocialFollow(shop, { network });
    if (!isSame()) return;
    set(setPointsBalance, points);
    set(notify, 'success', { kind: 'server', message: msg });
    set(standingQuery.refetch);
  } catch (error) {
    if (!isSame()) return;
    set(
      followedAtom,
      get(followedAtom).filter((one) => one !== network),
    );
    set(report, error, { say: 'warning' });
  }
});

/** Warns and goes to log in after a second, coming back to this page. */
export const logInForPerks = action(({ set }) => set(openAccount, hrefs.points));
