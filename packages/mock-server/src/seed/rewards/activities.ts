import { translated } from '../localize.ts';

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
    '大促',
    'Großer Sale',
    'ビッグセール',
    'Grandi sconti',
    'Grandes rebajas',
    'Grandes promos',
  ),
  wheel: translated(
    'Lucky wheel',
    '幸运转盘',
    'Glücksrad',
    'ラッキールーレット',
    'Ruota della fortuna',
    'Ruleta de la suerte',
    'Roue de la chance',
  ),
} as const;
