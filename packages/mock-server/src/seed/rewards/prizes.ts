import { localise, translated } from '../localise.ts';
import type { Localised } from '../types.ts';
import type { SeedGift, SeedPrize } from './types.ts';

const percentOff = {
  en: (percent) => `${percent}% coupon`,
  zh: (percent) => `${percent}% 优惠券`,
  de: (percent) => `Gutschein über ${percent} %`,
  ja: (percent) => `${percent}%オフクーポン`,
  it: (percent) => `Coupon del ${percent}%`,
  es: (percent) => `Cupón del ${percent} %`,
  fr: (percent) => `Coupon de ${percent} %`,
} as const satisfies Record<keyof Localised, (percent: number) => string>;

function couponName(percent: number): Localised {
  return localise((locale) => percentOff[locale](percent));
}

export const things = {
  mat: translated(
    'Desk mat',
    '桌垫',
    'XXL-Mauspad',
    'デスクマット',
    'Tappetino da scrivania',
    'Alfombrilla de escritorio',
    'Tapis de bureau',
  ),
  stand: translated(
    'Headset stand',
    '耳机支架',
    'Headset-Ständer',
    'ヘッドセットスタンド',
    'Supporto per cuffie',
    'Soporte para auriculares',
    'Support de casque',
  ),
  headset: translated(
    'K9 wireless headset',
    'K9 无线耳机',
    'K9 Wireless-Headset',
    'K9 ワイヤレスヘッドセット',
    'Cuffie wireless K9',
    'Auriculares inalámbricos K9',
    'Casque sans fil K9',
  ),
  bag: translated(
    'Carrying case',
    '收纳包',
    'Transporttasche',
    'キャリングケース',
    'Custodia da viaggio',
    'Funda de transporte',
    'Étui de transport',
  ),
  cable: translated(
    'Braided cable',
    '编织线',
    'Geflochtenes Kabel',
    '編み込みケーブル',
    'Cavo intrecciato',
    'Cable trenzado',
    'Câble tressé',
  ),
  pads: translated(
    'Spare ear pads',
    '备用耳垫',
    'Ersatz-Ohrpolster',
    '交換用イヤーパッド',
    'Cuscinetti di ricambio',
    'Almohadillas de repuesto',
    'Coussinets de rechange',
  ),
} as const;

/** In the order of the wheel: the id of a prize is its position. */
export const wheelPrizes: readonly SeedPrize[] = [
  { id: 1, name: couponName(10), couponOffer: 8, weight: 40 },
  { id: 2, name: things.mat, couponOffer: null, weight: 10 },
  { id: 3, name: couponName(15), couponOffer: 9, weight: 30 },
  { id: 4, name: things.stand, couponOffer: null, weight: 5 },
  { id: 5, name: couponName(20), couponOffer: 10, weight: 14 },
  { id: 6, name: things.headset, couponOffer: null, weight: 1 },
];

export const holidayPrizes: readonly SeedPrize[] = [
  { id: 11, name: couponName(25), couponOffer: 11, weight: 7 },
  { id: 12, name: things.bag, couponOffer: null, weight: 2 },
  { id: 13, name: things.headset, couponOffer: null, weight: 1 },
];

export const activityPrizes: readonly SeedPrize[] = [
  { id: 21, name: couponName(25), couponOffer: 11, weight: 6 },
  { id: 22, name: things.cable, couponOffer: null, weight: 4 },
];

export const gifts: readonly SeedGift[] = [
  {
    id: 31,
    name: things.mat,
    desc: translated(
      'Woven and washable, 90 × 40 cm.',
      '编织面料，90 × 40 厘米，可水洗。',
      'Gewebt, 90 mal 40 Zentimeter, waschbar.',
      '織物製、90×40センチ、洗えます。',
      'In tessuto, 90 per 40 centimetri, lavabile.',
      'De tejido, 90 por 40 centímetros, lavable.',
      'Tissé, 90 sur 40 centimètres, lavable.',
    ),
  },
  {
    id: 32,
    name: things.pads,
    desc: translated(
      'Memory foam, fits all our headsets.',
      '记忆海绵，适用于我们的所有耳机。',
      'Memoryschaum, passend für alle unsere Headsets.',
      '低反発素材、当店の全ヘッドセット対応。',
      'In memory foam, per tutte le nostre cuffie.',
      'De espuma viscoelástica, para todos nuestros auriculares.',
      'Mousse à mémoire, pour tous nos casques.',
    ),
  },
  {
    id: 33,
    name: things.bag,
    desc: translated(
      'Hard case with a cable pocket.',
      '硬壳，带线材收纳袋。',
      'Hartschale mit einem Fach für Kabel.',
      'ケーブル用ポケット付きのハードケース。',
      'Guscio rigido con una tasca per i cavi.',
      'Rígida, con un bolsillo para cables.',
      'Coque rigide avec une poche pour les câbles.',
    ),
  },
];
