import { translated } from '../localise.ts';
import type { SeedCoupon, SeedCouponOffer } from './types.ts';

/** Names contain no amounts: money is formatted in the currency of the reader. */
const names = {
  welcome: translated(
    'Welcome coupon',
    '新人优惠券',
    'Willkommensgutschein',
    'はじめてクーポン',
    'Coupon di benvenuto',
    'Cupón de bienvenida',
    'Coupon de bienvenue',
  ),
  headsets: translated(
    'Headset coupon',
    '耳机优惠券',
    'Headset-Gutschein',
    'ヘッドセットクーポン',
    'Coupon cuffie',
    'Cupón de auriculares',
    'Coupon casques',
  ),
  mice: translated(
    'Mouse coupon',
    '鼠标优惠券',
    'Maus-Gutschein',
    'マウスクーポン',
    'Coupon mouse',
    'Cupón de ratones',
    'Coupon souris',
  ),
  season: translated(
    'Seasonal coupon',
    '季节优惠券',
    'Saisongutschein',
    'シーズンクーポン',
    'Coupon di stagione',
    'Cupón de temporada',
    'Coupon de saison',
  ),
  member: translated(
    'Member coupon',
    '会员优惠券',
    'Mitgliedergutschein',
    '会員クーポン',
    'Coupon membri',
    'Cupón de socio',
    'Coupon membre',
  ),
  wheel: translated(
    'Lucky wheel coupon',
    '幸运转盘优惠券',
    'Glücksradgutschein',
    'ラッキーホイールクーポン',
    'Coupon della ruota',
    'Cupón de la ruleta',
    'Coupon de la roue',
  ),
  raffle: translated(
    'Raffle coupon',
    '抽奖优惠券',
    'Verlosungsgutschein',
    '抽選クーポン',
    'Coupon della lotteria',
    'Cupón del sorteo',
    'Coupon du tirage',
  ),
} as const;

const anywhere = {
  scope: 'all',
  code: null,
  minimumCents: 0,
  minimumLevel: 1,
  validDays: 30,
  firstOrderOnly: false,
} as const;

export const couponOffers: readonly SeedCouponOffer[] = [
  {
    ...anywhere,
    id: 1,
    name: names.welcome,
    kind: 'percent',
    value: 10,
    code: 'WELCOME10',
    firstOrderOnly: true,
    shown: 'nowhere',
  },
  {
    ...anywhere,
    id: 2,
    name: names.headsets,
    kind: 'amount',
    value: 500,
    minimumCents: 5_000,
    scope: 'headset',
    shown: 'goods',
  },
  {
    ...anywhere,
    id: 3,
    name: names.mice,
    kind: 'percent',
    value: 10,
    minimumCents: 2_000,
    scope: 'mouse',
    shown: 'goods',
  },
  {
    ...anywhere,
    id: 4,
    name: names.season,
    kind: 'amount',
    value: 1_500,
    minimumCents: 12_000,
    code: 'SEASON15',
    shown: 'activity',
  },
  { ...anywhere, id: 5, name: names.member, kind: 'amount', value: 500, minimumLevel: 2, shown: 'activity' },
  { ...anywhere, id: 6, name: names.member, kind: 'percent', value: 10, minimumLevel: 3, shown: 'activity' },
  { ...anywhere, id: 7, name: names.member, kind: 'percent', value: 15, minimumLevel: 4, shown: 'activity' },
  { ...anywhere, id: 8, name: names.wheel, kind: 'percent', value: 10, shown: 'nowhere' },
  { ...anywhere, id: 9, name: names.wheel, kind: 'percent', value: 15, shown: 'nowhere' },
  { ...anywhere, id: 10, name: names.wheel, kind: 'percent', value: 20, shown: 'nowhere' },
  { ...anywhere, id: 11, name: names.raffle, kind: 'percent', value: 25, shown: 'nowhere' },
];

/** Ada has one coupon of each state; the expired one was won. */
export const coupons: readonly SeedCoupon[] = [
  { id: 1, customerId: 1, offerId: 4, takenDaysAgo: 2, usedIn: null },
  { id: 2, customerId: 1, offerId: 1, takenDaysAgo: 20, usedIn: 'SG20260102000019' },
  { id: 3, customerId: 1, offerId: 11, takenDaysAgo: 60, usedIn: null },
];
