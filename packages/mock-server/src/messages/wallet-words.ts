// The sentences of the simulated wallet: its page is another site's, so they are not among the shop's messages.
import type { Locale } from '@signal-shop/sdk/contract';

export type WalletWord =
  | 'question'
  | 'approve'
  | 'cancel'
  | 'decline'
  | 'time-out'
  | 'approve-and-stay'
  | 'leave'
  | 'closed';

/** `{amount}` is the amount to pay. */
export const walletWords: Readonly<Record<Locale, Readonly<Record<WalletWord, string>>>> = {
  en: {
    question: 'Do you want to pay {amount}? No real money moves.',
    approve: 'Approve',
    cancel: 'Cancel',
    decline: 'Decline',
    'time-out': 'Take too long',
    'approve-and-stay': 'Approve, but don’t return to the shop',
    leave: 'Close without an answer',
    closed: 'The wallet is closed. Nothing leads back to the shop from here: open it yourself.',
  },
  zh: {
    question: '您要支付 {amount} 吗？不会产生真实扣款。',
    approve: '同意付款',
    cancel: '取消',
    decline: '拒绝付款',
    'time-out': '超时',
    'approve-and-stay': '同意付款，但不返回商城',
    leave: '不作答，直接关闭',
    closed: '钱包已关闭，不会自动返回商城，请自行打开。',
  },
  de: {
    question: 'Möchten Sie {amount} bezahlen? Es fließt kein echtes Geld.',
    approve: 'Zahlung freigeben',
    cancel: 'Abbrechen',
    decline: 'Ablehnen',
    'time-out': 'Zu lange brauchen',
    'approve-and-stay': 'Freigeben, aber nicht zum Shop zurückkehren',
    leave: 'Ohne Antwort schließen',
    closed: 'Die Wallet ist geschlossen. Von hier führt nichts zurück: Öffnen Sie den Shop selbst.',
  },
  ja: {
    question: '{amount} を支払いますか？実際の請求は発生しません。',
    approve: '承認する',
    cancel: 'キャンセル',
    decline: '拒否する',
    'time-out': '時間切れにする',
    'approve-and-stay': '承認して、ショップには戻らない',
    leave: '回答せずに閉じる',
    closed: 'ウォレットを閉じました。自動では戻りません。ご自身でショップを開いてください。',
  },
  it: {
    question: 'Vuoi pagare {amount}? Non si muove denaro reale.',
    approve: 'Approva',
    cancel: 'Annulla',
    decline: 'Rifiuta',
    'time-out': 'Fai scadere il tempo',
    'approve-and-stay': 'Approva, ma non tornare al negozio',
    leave: 'Chiudi senza rispondere',
    closed: 'Il portafoglio è chiuso. Da qui non si torna al negozio: aprilo da te.',
  },
  es: {
    question: '¿Quieres pagar {amount}? No se mueve dinero real.',
    approve: 'Aprobar',
    cancel: 'Cancelar',
    decline: 'Rechazar',
    'time-out': 'Tardar demasiado',
    'approve-and-stay': 'Aprobar, pero no volver a la tienda',
    leave: 'Cerrar sin responder',
    closed: 'El monedero está cerrado. Desde aquí no se vuelve a la tienda: ábrela tú.',
  },
  fr: {
    question: 'Voulez-vous payer {amount}\u202f? Aucun argent réel n’est débité.',
    approve: 'Approuver',
    cancel: 'Annuler',
    decline: 'Refuser',
    'time-out': 'Laisser expirer',
    'approve-and-stay': 'Approuver, mais ne pas revenir à la boutique',
    leave: 'Fermer sans répondre',
    closed: 'Le portefeuille est fermé. Rien ne ramène à la boutique d’ici\u00a0: ouvrez-la vous-même.',
  },
};
