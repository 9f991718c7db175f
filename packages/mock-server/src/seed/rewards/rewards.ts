import { activityNames } from './activities.ts';
import { couponOffers, coupons } from './coupons.ts';
import { registrations, winnings } from './history.ts';
import { levels } from './levels.ts';
import { pointRules } from './point-rules.ts';
import { gifts, wheelPrizes } from './prizes.ts';
import { raffles } from './raffles.ts';
import type { SeedRewards } from './types.ts';

/** Coupons, prizes, levels and rules of the rewards program. */
export const rewards: SeedRewards = {
  couponOffers,
  coupons,
  winnings,
  registrations,
  wheelPrizes,
  raffles,
  gifts,
  levels,
  pointRules,
  activityNames,
};
