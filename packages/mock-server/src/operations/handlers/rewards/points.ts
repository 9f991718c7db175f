import { points as amounts } from '@signal-shop/sdk/constants';
import type { Locale, PointEntry as PointEntryOnWire } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../../messages/messages.ts';
import { levelOf, nextLevel, pointsEverEarned } from '../../../world/rewards/member-level.ts';
import { invitePointsThisMonth, pointLogOf } from '../../../world/rewards/points.ts';
import { completedWays } from '../../../world/rewards/points-done.ts';
import { claimFollow, followsOf } from '../../../world/rewards/social-follows.ts';
import { displayTextOf } from '../../../world/state/display-text.ts';
import type { PointEntry } from '../../../world/state/rewards.ts';
import { forAnyone, forMembers } from '../../dispatch/call.ts';
import { toFlag } from '../../views/goods-views.ts';

const entriesPerPage = 12;

const directions = {
  all: () => true,
  earned: ({ change }) => change > 0,
  spent: ({ change }) => change < 0,
} as const satisfies Record<string, (entry: PointEntry) => boolean>;

/** Handlers of points, the ways to earn them, and member levels. */
export const pointOperations = {
  listPointLog: forMembers('listPointLog', ({ world, locale, customer }, argument) => {
    const { direction = 'all', page = 1, page_size: pageSize = entriesPerPage } = argument;
    const entries = pointLogOf(world, customer).filter(directions[direction]);
    return {
      msg: entries.slice((page - 1) * pageSize, page * pageSize).map((entry) => toPointEntry(entry, locale)),
      total: entries.length,
      page,
      page_size: pageSize,
      points: customer.points,
      caps: [
        {
          kind: 'invite',
          used: invitePointsThisMonth(world, customer),
          maximum: amounts.invitePerMonthMaximum,
        },
      ],
      done: [...completedWays(world, customer)],
      followed: [...followsOf(world, customer)],
    };
  }),

  getPointRules: forAnyone('getPointRules', ({ world, locale }) => ({
    msg: world.shop.site.rewards.pointRules.map(({ kind, points, monthlyMaximum, desc }) => ({
      kind,
      name: messagesOf(locale).points[kind],
      desc: displayTextOf(world, desc, locale, 500),
      points,
      monthly_maximum: monthlyMaximum,
    })),
  })),

  getCustomerRights: forMembers('getCustomerRights', ({ world, locale, customer }) => {
    const { level, name } = levelOf(world, customer);
    const earnedPoints = pointsEverEarned(world, customer);
    const next = nextLevel(world, customer);
    const words = (text: typeof name) => displayTextOf(world, text, locale, 100);
    return {
      msg: {
        level,
        name: words(name),
        points_earned: earnedPoints,
        next:
          next === null
            ? null
            : { level: next.level, name: words(next.name), points_missing: next.fromPoints - earnedPoints },
        levels: world.shop.site.rewards.levels.map((one) => ({
          level: one.level,
          name: words(one.name),
          from_points: one.fromPoints,
          reached: toFlag(one.level <= level),
          perks: one.perks.map((perk) => ({
            name: displayTextOf(world, perk.name, locale),
            desc: displayTextOf(world, perk.desc, locale, 500),
          })),
        })),
      },
    };
  }),

  claimSocialFollow: forMembers('claimSocialFollow', ({ world, locale, customer }, { network }) => {
    const entry = claimFollow(world, customer, network);
    return {
      msg: messagesOf(locale).confirmations.followRewarded,
      points: customer.points,
      entry: toPointEntry(entry, locale),
    };
  }),
};

export function toPointEntry(entry: PointEntry, locale: Locale): PointEntryOnWire {
  const { id, time, kind, change, balance } = entry;
  const name = messagesOf(locale).points[kind];
  // Clients of the first release do not know this kind; name and sign identify it.
  const wireKind = kind === 'registrationReturned' ? 'productRegistration' : kind;
  return { id, time, kind: wireKind, name, change, balance };
}
