import { claimSocialFollow, getCustomerRights, getPointRules, listPointLog } from '@signal-shop/sdk/calls';
import type { ArgumentOf, PointKind } from '@signal-shop/sdk/contract';
import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import type { PointsScreenProps } from '@signal-shop/ui/screens/rewards/points/points.states.ts';
import type { FollowNetwork } from '@signal-shop/ui/sections/earn-points-row/earn-points-row.states.ts';
import { atom } from 'jotai';
import { action } from '../core/action.ts';
import { lastLocationOf } from '../core/location.ts';
import { notify } from '../core/notices.ts';
import { report } from '../core/report.ts';
import { family } from '../queries/family.ts';
import { mutation } from '../queries/mutation.ts';
import { query } from '../queries/query.ts';
import { readyOr } from '../queries/query-state.ts';
import { isSignedInAtom, openAccountPage } from '../session/session.ts';
import { contactAtom } from '../site/site.ts';
import { setPointsBalance } from './points-balance.ts';

const rulesQuery = query(async ({ shop, signal }) => (await getPointRules(shop, { signal })).msg);
const perksQuery = query(
  async ({ get, shop, signal }) => {
    return get(isSignedInAtom) ? (await getCustomerRights(shop, { signal })).msg : null;
  },
  { scope: 'login' },
);
const pageLocationAtom = lastLocationOf('points');
const pointLogQuery = query(
  async ({ get, shop, signal }) => {
    get(pageLocationAtom);
    return get(isSignedInAtom) ? await listPointLog(shop, { page_size: 1 }, { signal }) : null;
  },
  { scope: 'login', keepPrevious: true },
);
const pointLogAtom = atom((get) => readyOr(get(pointLogQuery.stateAtom), null));

/** How points are earned. */
export const pointRulesAtom = rulesQuery.stateAtom;
export const refetchPointRules = rulesQuery.refetch;

/** The points earned this month by limited ways; empty while unknown. */
export const pointsUsedAtom = atom((get): Partial<Record<PointKind, number>> => {
  const caps = get(pointLogAtom)?.caps ?? [];
  return Object.fromEntries(caps.map(({ kind, used }) => [kind, used]));
});

/** The member level of the customer and its perks. */
export const perksAtom = atom((get): PointsScreenProps['perks'] => {
  const perks = get(perksQuery.stateAtom);
  if (!get(isSignedInAtom)) return { status: 'guest' };
  if (perks.status !== 'ready') return perks;
  return perks.value === null ? { status: 'guest' } : { status: 'ready', value: perks.value };
});
export const refetchPerks = perksQuery.refetch;

/** The ways that earn no more points for now; empty while unknown. */
export const exhaustedWaysAtom = atom((get) => get(pointLogAtom)?.done ?? []);

type Network = ArgumentOf<'claimSocialFollow'>['network'];

const networkNames = ['youtube', 'instagram', 'facebook', 'discord'] as const satisfies readonly Network[];

/** Optimistic: a network counts as followed as soon as its request is pending. */
const claims = family((network: Network) =>
  mutation((shop, _input: null) => claimSocialFollow(shop, { network }), {
    onDone: ({ set }, { msg, points }) => {
      set(setPointsBalance, points);
      set(notify, 'success', { kind: 'server', message: msg });
      set(pointLogQuery.refetch);
    },
    onFailed: ({ set }, error) => set(report, error, { tone: 'warning' }),
  }),
);
const isClaimedAtom = atom((get) => (network: Network): boolean => {
  const { status } = get(claims(network).stateAtom);
  return status === 'pending' || status === 'done';
});

/** The networks on which following the shop earns points, and those that the customer follows. */
export const networksAtom = atom((get): readonly FollowNetwork[] => {
  const contact = readyOr(get(contactAtom), null);
  const followedNames = get(pointLogAtom)?.followed ?? [];
  const isClaimed = get(isClaimedAtom);
  return (contact?.social ?? []).flatMap(({ name, link: href }) => {
    const network = networkOf(name);
    return network === undefined
      ? []
      : [{ name, href, isFollowed: followedNames.includes(network) || isClaimed(network) }];
  });
});

function networkOf(name: string): Network | undefined {
  return networkNames.find((candidate) => candidate === name.toLowerCase());
}

/** Claims the points for following the shop on a network, once for each; the server does not verify the follow. */
export const follow = action(async ({ get, set }, { name }: FollowNetwork) => {
  const network = networkOf(name);
  if (network !== undefined && !get(isClaimedAtom)(network)) await set(claims(network).mutate, null);
});

/** Warns a guest and redirects to the login page after a second; afterwards this page opens. */
export const logInForPerks = action(({ set }) => set(openAccountPage, hrefs.points));
