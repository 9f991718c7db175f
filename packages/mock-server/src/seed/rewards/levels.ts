import { translated } from '../localise.ts';
import type { SeedLevel } from './types.ts';

const memberCoupon = translated(
  'Member coupon',
  '会员优惠券',
  'Mitgliedergutschein',
  '会員クーポン',
  'Coupon membri',
  'Cupón de socio',
  'Coupon membre',
);

/** Each perk is one that the shop implements. */
export const levels: readonly SeedLevel[] = [
  {
    level: 1,
    name: translated('Rookie', '新手', 'Neuling', 'ルーキー', 'Esordiente', 'Novato', 'Débutant'),
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
          'Punkte gegen Headsets und Mäuse tauschen.',
          'ポイントをヘッドセットやマウスと交換できます。',
          'Scambia i punti con cuffie e mouse.',
          'Cambia puntos por auriculares y ratones.',
          'Échangez vos points contre des casques et des souris.',
        ),
      },
      {
        name: translated(
          'Lucky wheel',
          '幸运转盘',
          'Glücksrad',
          'ラッキーホイール',
          'Ruota della fortuna',
          'Ruleta de la suerte',
          'Roue de la fortune',
        ),
        desc: translated(
          'One spin for every new customer.',
          '每位新顾客可转一次。',
          'Eine Drehung für alle neuen Kunden.',
          '新しいお客様は一回まわせます。',
          'Un giro per ogni nuovo cliente.',
          'Un giro para cada cliente nuevo.',
          'Un tour pour chaque nouveau client.',
        ),
      },
    ],
  },
  {
    level: 2,
    name: translated('Player', '玩家', 'Spieler', 'プレイヤー', 'Giocatore', 'Jugador', 'Joueur'),
    fromPoints: 500,
    perks: [
      {
        name: memberCoupon,
        desc: translated(
          'A fixed amount off your next order.',
          '下一单立减固定金额。',
          'Ein fester Betrag weniger bei der nächsten Bestellung.',
          '次回のご注文から定額を割引します。',
          'Un importo fisso in meno sul prossimo ordine.',
          'Un importe fijo de descuento en tu próximo pedido.',
          'Un montant fixe déduit de votre prochaine commande.',
        ),
      },
    ],
  },
  {
    level: 3,
    name: translated('Pro', '高手', 'Profi', 'プロ', 'Professionista', 'Profesional', 'Expert'),
    fromPoints: 2_000,
    perks: [
      {
        name: memberCoupon,
        desc: translated(
          '10% off your next order.',
          '下一单九折。',
          'Zehn Prozent weniger bei der nächsten Bestellung.',
          '次回のご注文が10パーセントオフになります。',
          'Il dieci per cento in meno sul prossimo ordine.',
          'Un diez por ciento de descuento en tu próximo pedido.',
          'Dix pour cent de moins sur votre prochaine commande.',
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
          '下一单八五折。',
          'Fünfzehn Prozent weniger bei der nächsten Bestellung.',
          '次回のご注文が15パーセントオフになります。',
          'Il quindici per cento in meno sul prossimo ordine.',
          'Un quince por ciento de descuento en tu próximo pedido.',
          'Quinze pour cent de moins sur votre prochaine commande.',
        ),
      },
    ],
  },
];
