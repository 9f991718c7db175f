import { translated } from '../localise.ts';
import type { Localised } from '../types.ts';

export const notices: readonly Localised[] = [
  translated(
    'Free express shipping on every headset',
    '所有耳机免运费快递',
    'Kostenloser Expressversand für jedes Headset',
    'ヘッドセットはすべて速達送料無料',
    'Spedizione espressa gratuita per tutte le cuffie',
    'Envío exprés gratis en todos los auriculares',
    'Livraison express offerte pour tous les casques',
  ),
  translated(
    '45-day returns, even without the original box',
    '45 天内可退货，包装拆了也没关系',
    '45 Tage Rückgabe, auch ohne Originalkarton',
    '45 日間返品可、箱がなくても大丈夫です',
    'Resi entro 45 giorni, anche senza scatola',
    '45 días para devolver, aunque falte la caja',
    'Retours pendant 45 jours, même sans la boîte',
  ),
  translated(
    'Support replies within 24 hours',
    '客服 24 小时内回复',
    'Der Support antwortet innerhalb von 24 Stunden',
    'サポートは 24 時間以内に返信します',
    'L’assistenza risponde entro 24 ore',
    'El soporte responde en 24 horas',
    'L’assistance répond sous 24 heures',
  ),
  translated(
    'Spend $30, save $2. Save up to $30 per order',
    '满 ￥210 减 ￥14，最多减 ￥210',
    'Ab 30 € Warenwert 2 € sparen, bis zu 30 € bei vollem Wagen',
    '￥3,000 以上で ￥200 引き、最大 ￥3,000 引き',
    'Da 30 € di spesa si risparmiano 2 €, fino a 30 € con il carrello pieno',
    'Desde 30 € ahorras 2 €, hasta 30 € con la cesta lleno',
    'Dès 30 € d’achats, 2 € de moins, jusqu’à 30 € pour un panier plein',
  ),
];
