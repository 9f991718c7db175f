import { couponOffers, coupons } from './coupons.ts';
import { levels } from './levels.ts';
import { gifts, wheelPrizes } from './prizes.ts';
import { raffles } from './raffles.ts';
import type { SeedRewards } from './types.ts';

/** What customers can win, take, earn and choose. */
export const rewards: SeedRewards = { couponOffers, coupons, wheelPrizes, raffles, gifts, levels };
