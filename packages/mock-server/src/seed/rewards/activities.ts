import { translated } from '../localise.ts';

/** Names of activities that have no other texts. */
export const activityNames = {
  flashSale: translated(
    'Flash sale',
    '限时抢购',
    'Blitzangebote',
    'タイムセール',
    'Offerta lampo',
    'Oferta flash',
    'Vente flash',
  ),
  bigSale: translated(
    'Big sale',
    '大促销',
    'Großer Ausverkauf',
    'ビッグセール',
    'Grandi saldi',
    'Grandes rebajas',
    'Grandes soldes',
  ),
  wheel: translated(
    'Lucky wheel',
    '幸运转盘',
    'Glücksrad',
    'ラッキーホイール',
    'Ruota della fortuna',
    'Ruleta de la suerte',
    'Roue de la fortune',
  ),
} as const;
