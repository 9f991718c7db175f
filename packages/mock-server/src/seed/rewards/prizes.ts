import { localize, translated } from '../localize.ts';
import type { Localized } from '../types.ts';
import type { SeedGift, SeedPrize } from './types.ts';

const percentOff = {
  en: (percent) => `${percent}% coupon`,
  zh: (percent) => `${(100 - percent) / 10} 折优惠券`,
  de: (percent) => `${percent}-%-Gutschein`,
  ja: (percent) => `${percent}%オフクーポン`,
  it: (percent) => `Coupon del ${percent}%`,
  es: (percent) => `Cupón del ${percent} %`,
  fr: (percent) => `Coupon de ${percent} %`,
} as const satisfies Record<keyof Localized, (percent: number) => string>;

function couponName(percent: number): Localized {
  return localize((locale) => percentOff[locale](percent));
}

export const prizeItems = {
  mat: translated(
    'Desk mat',
    '桌垫',
    'XXL-Mauspad',
    'デスクマット',
    'Tappetino da scrivania',
    'Alfombrilla de escritorio',
    'Tapis de souris XXL',
  ),
  stand: translated(
    'Headset stand',
    '耳机支架',
    'Headset-Ständer',
    'ヘッドセットスタンド',
    'Supporto per cuffie',
    'Soporte para auriculares',
    'Support pour casque',
  ),
  headset: translated(
    'K9 wireless headset',
    'K9 无线耳机',
    'Wireless-Headset K9',
    'K9ワイヤレスヘッドセット',
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
  { id: 2, name: prizeItems.mat, couponOffer: null, weight: 10 },
  { id: 3, name: couponName(15), couponOffer: 9, weight: 30 },
  { id: 4, name: prizeItems.stand, couponOffer: null, weight: 5 },
  { id: 5, name: couponName(20), couponOffer: 10, weight: 14 },
  { id: 6, name: prizeItems.headset, couponOffer: null, weight: 1 },
];

export const holidayPrizes: readonly SeedPrize[] = [
  { id: 11, name: couponName(25), couponOffer: 11, weight: 7 },
  { id: 12, name: prizeItems.bag, couponOffer: null, weight: 2 },
  { id: 13, name: prizeItems.headset, couponOffer: null, weight: 1 },
];

export const activityPrizes: readonly SeedPrize[] = [
  { id: 21, name: couponName(25), couponOffer: 11, weight: 6 },
  { id: 22, name: prizeItems.cable, couponOffer: null, weight: 4 },
];

export const gifts: readonly SeedGift[] = [
  {
    id: 31,
    name: prizeItems.mat,
    desc: translated(
      'Woven and washable, 90 × 40 cm.',
      '编织面料，90 × 40 cm，可水洗。',
      'Gewebt und waschbar, 90 × 40 cm.',
      '織物製、90 × 40 cm、洗えます。',
      'In tessuto, lavabile, 90 × 40 cm.',
      'De tejido, lavable, 90 × 40 cm.',
      'Tissé et lavable, 90 × 40 cm.',
    ),
  },
  {
    id: 32,
    name: prizeItems.pads,
    desc: translated(
      'Memory foam, fits all our headsets.',
      '记忆棉，适用于我们的所有耳机。',
      'Memoryschaum, passt an alle unsere Headsets.',
      '低反発素材、当店の全ヘッドセット対応。',
      'In memory foam, per tutte le nostre cuffie.',
      'De espuma viscoelástica, para todos nuestros auriculares.',
      'Mousse à mémoire de forme, compatible avec tous nos casques.',
    ),
  },
  {
    id: 33,
    name: prizeItems.bag,
    desc: translated(
      'Hard case with a cable pocket.',
      '硬壳，内有线材收纳袋。',
      'Hartschale mit Kabelfach.',
      'ケーブル用ポケット付きのハードケース。',
      'Guscio rigido con una tasca per i cavi.',
      'Rígida, con un bolsillo para cables.',
      'Étui rigide avec une poche pour les câbles.',
    ),
  },
];
