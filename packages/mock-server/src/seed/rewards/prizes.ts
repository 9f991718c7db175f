import { localize, translated } from '../localize.ts';
import type { Localized } from '../types.ts';
import type { SeedGift, SeedPrize, SeedPrizePicture } from './types.ts';

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

/** The discount alone. Chinese counts what remains of the price. */
function couponLabel(percent: number): Localized {
  return localize((locale) =>
    locale === 'zh'
      ? `${(100 - percent) / 10} 折`
      : new Intl.NumberFormat(locale, { style: 'percent' }).format(percent / 100),
  );
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

const itemPictures = {
  mat: { scene: 'desk-mat' },
  stand: { scene: 'stand' },
  headset: { model: 'K9', colour: 'ember' },
  bag: { scene: 'pouch' },
  cable: { scene: 'cable' },
  pads: { scene: 'pads' },
} as const satisfies Record<keyof typeof prizeItems, SeedPrizePicture>;

function couponPrize(id: number, percent: number, couponOffer: number, weight: number): SeedPrize {
  return { id, name: couponName(percent), label: couponLabel(percent), couponOffer, weight };
}

function itemPrize(id: number, item: keyof typeof prizeItems, weight: number): SeedPrize {
  return { id, name: prizeItems[item], picture: itemPictures[item], couponOffer: null, weight };
}

/** In the order of the wheel: the id of a prize is its position. */
export const wheelPrizes: readonly SeedPrize[] = [
  couponPrize(1, 10, 8, 40),
  itemPrize(2, 'mat', 10),
  couponPrize(3, 15, 9, 30),
  itemPrize(4, 'stand', 5),
  couponPrize(5, 20, 10, 14),
  itemPrize(6, 'headset', 1),
];

export const holidayPrizes: readonly SeedPrize[] = [
  couponPrize(11, 25, 11, 7),
  itemPrize(12, 'bag', 2),
  itemPrize(13, 'headset', 1),
];

export const activityPrizes: readonly SeedPrize[] = [couponPrize(21, 25, 11, 6), itemPrize(22, 'cable', 4)];

export const gifts: readonly SeedGift[] = [
  {
    id: 31,
    name: prizeItems.mat,
    picture: itemPictures.mat,
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
    picture: itemPictures.pads,
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
    picture: itemPictures.bag,
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
