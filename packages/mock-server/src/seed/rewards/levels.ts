import { translated } from '../localize.ts';
import type { SeedLevel } from './types.ts';

const memberCoupon = translated(
  'Member coupon',
  '会员优惠券',
  'Mitgliedergutschein',
  '会員クーポン',
  'Coupon membri',
  'Cupón de miembro',
  'Coupon membre',
);

/** Each perk is one that the shop implements. */
export const levels: readonly SeedLevel[] = [
  {
    level: 1,
    name: translated('Rookie', '新手', 'Neuling', 'ルーキー', 'Esordiente', 'Novato', 'Novice'),
    fromPoints: 0,
    perks: [
      {
        name: translated(
          'Points store',
          '积分商城',
          'Punkteshop',
          'ポイントストア',
          'Negozio punti',
          'Tienda de puntos',
          'Boutique à points',
        ),
        desc: translated(
          'Redeem points for headsets and mice.',
          '用积分兑换耳机和鼠标。',
          'Lösen Sie Punkte gegen Headsets und Mäuse ein.',
          'ポイントをヘッドセットやマウスと交換できます。',
          'Riscatta i punti per cuffie e mouse.',
          'Canjea puntos por auriculares y ratones.',
          'Échangez vos points contre des casques et des souris.',
        ),
      },
      {
        name: translated(
          'Lucky wheel',
          '幸运转盘',
          'Glücksrad',
          'ラッキールーレット',
          'Ruota della fortuna',
          'Ruleta de la suerte',
          'Roue de la chance',
        ),
        desc: translated(
          'One spin for every new customer.',
          '每位新用户可转一次。',
          'Eine Drehung für neue Kunden.',
          '新規のお客様は1回挑戦できます。',
          'Un giro per ogni nuovo cliente.',
          'Una tirada para cada nuevo cliente.',
          'Un tour pour chaque nouveau client.',
        ),
      },
    ],
  },
  {
    level: 2,
    name: translated('Player', '玩家', 'Talent', 'プレイヤー', 'Giocatore', 'Jugador', 'Joueur'),
    fromPoints: 500,
    perks: [
      {
        name: memberCoupon,
        desc: translated(
          'A fixed amount off your next order.',
          '下一单立减一定金额。',
          'Ein fester Rabatt auf Ihre nächste Bestellung.',
          '次回のご注文から定額を割引します。',
          'Uno sconto fisso sul prossimo ordine.',
          'Un importe fijo de descuento en tu próximo pedido.',
          'Un montant fixe déduit de votre prochaine commande.',
        ),
      },
    ],
  },
  {
    level: 3,
    name: translated('Pro', '高手', 'Profi', 'プロ', 'Professionista', 'Pro', 'Pro'),
    fromPoints: 2_000,
    perks: [
      {
        name: memberCoupon,
        desc: translated(
          '10% off your next order.',
          '下一单 9 折。',
          '10 % Rabatt auf Ihre nächste Bestellung.',
          '次回のご注文が10%オフになります。',
          '10% di sconto sul prossimo ordine.',
          '10 % de descuento en tu próximo pedido.',
          '10 % de remise sur votre prochaine commande.',
        ),
      },
    ],
  },
  {
    level: 4,
    name: translated('Legend', '传奇', 'Legende', 'レジェンド', 'Leggenda', 'Leyenda', 'Légende'),
    fromPoints: 5_000,
    perks: [
      {
        name: memberCoupon,
        desc: translated(
          '15% off your next order.',
          '下一单 8.5 折。',
          '15 % Rabatt auf Ihre nächste Bestellung.',
          '次回のご注文が15%オフになります。',
          '15% di sconto sul prossimo ordine.',
          '15 % de descuento en tu próximo pedido.',
          '15 % de remise sur votre prochaine commande.',
        ),
      },
    ],
  },
];
