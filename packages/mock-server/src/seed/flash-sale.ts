import { translated } from './localize.ts';
import type { SeedFlashList } from './types.ts';

export const flashSale: readonly SeedFlashList[] = [
  {
    title: translated(
      'Today’s flash sale',
      '今日限时抢购',
      'Blitzangebote heute',
      '本日のタイムセール',
      'Offerte lampo di oggi',
      'Oferta flash de hoy',
      'Vente flash du jour',
    ),
    closesInSeconds: 16_029,
    items: [
      { goodsId: 1011, seckillCents: 4990, stock: 14, percent: 68 },
      { goodsId: 2012, seckillCents: 2490, stock: 41, percent: 35 },
      { goodsId: 1281, seckillCents: 1990, stock: 9, percent: 82 },
      { goodsId: 2171, seckillCents: 3990, stock: 3, percent: 94 },
      { goodsId: 1121, seckillCents: 10990, stock: 22, percent: 45 },
      { goodsId: 1201, seckillCents: 990, stock: 120, percent: 52 },
      { goodsId: 2261, seckillCents: 1990, stock: 0, percent: 100 },
      { goodsId: 1321, seckillCents: 4890, stock: 17, percent: 23 },
    ],
  },
  {
    title: translated(
      'This weekend',
      '本周末',
      'Dieses Wochenende',
      '今週末のセール',
      'Questo fine settimana',
      'Este fin de semana',
      'Ce week-end',
    ),
    closesInSeconds: 187_200,
    items: [
      { goodsId: 1031, seckillCents: 14990, stock: 30, percent: 12 },
      { goodsId: 2021, seckillCents: 4990, stock: 26, percent: 18 },
      { goodsId: 1081, seckillCents: 2990, stock: 64, percent: 8 },
      { goodsId: 2091, seckillCents: 1690, stock: 38, percent: 27 },
      { goodsId: 1363, seckillCents: 1490, stock: 20, percent: 41 },
    ],
  },
];
