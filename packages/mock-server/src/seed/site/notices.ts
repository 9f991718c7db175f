import { translated } from '../localize.ts';
import type { Localized } from '../types.ts';

export const notices: readonly Localized[] = [
  translated(
    'Free shipping on every order',
    '全部订单免运费',
    'Kostenloser Versand für jede Bestellung',
    'すべてのご注文が送料無料',
    'Spedizione gratuita su ogni ordine',
    'Envío gratis en todos los pedidos',
    'Livraison offerte pour toutes les commandes',
  ),
  translated(
    '45-day returns, even without the original box',
    '45 天内可退货，没有原包装也行',
    '45 Tage Rückgaberecht, auch ohne Originalkarton',
    '元の箱がなくても45日間返品可',
    'Resi entro 45 giorni, anche senza la scatola originale',
    '45 días para devolver, incluso sin la caja original',
    'Retours sous 45 jours, même sans la boîte d’origine',
  ),
  translated(
    'Support replies within 24 hours on business days',
    '客服在工作日 24 小时内回复',
    'Der Support antwortet werktags innerhalb von 24 Stunden',
    'サポートが24時間以内（土日を除く）にお返事します',
    'L’assistenza risponde entro 24 ore nei giorni lavorativi',
    'Atención al cliente responde en 24 horas los días laborables',
    'L’assistance répond sous 24 heures les jours ouvrés',
  ),
  translated(
    'Spend $30, save $2. Save up to $30 per order',
    '满 ￥210 减 ￥14，最多减 ￥210',
    'Ab 30 € Bestellwert 2 € sparen, bis zu 30 € pro Bestellung',
    '3,000円以上で200円引き、1回のご注文で最大3,000円引き',
    'Spendi 30 €, risparmi 2 €. Fino a 30 € per ordine',
    'Compra por 30 € y ahorra 2 €. Hasta 30 € de descuento por pedido',
    '2 € de remise dès 30 € d’achats, jusqu’à 30 € par commande',
  ),
];
