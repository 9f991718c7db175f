import type { RightsMessages } from './types.ts';

export const rights = {
  details: {
    mailLinkInvalid: 'この配信停止リンクは無効です。新しいメールのリンクをご利用ください。',
    mailLinkExpired:
      'この配信停止リンクは{linkDays}日以上前のものです。新しいメールのリンクをご利用ください。',
  },
  confirmations: {
    unsubscribed: 'このメールの配信を停止しました。',
    resubscribed: 'このメールの配信を再開しました。',
    accountDeletionRequested: '{deletionDays}日後にアカウントを削除します。確認のメールをお送りしました。',
    accountKept: 'アカウントは削除されません。このままご利用いただけます。',
  },
  mails: {
    offers: 'タイムセールが始まりました。セール対象の商品を、在庫がなくなる前にご覧ください。',
    unsubscribe: 'このメールの配信停止：{link}',
    accountDeletionRequested:
      'ご依頼により、{date}にアカウントを削除します。それまでは、ログインして「マイページ」を開き、「アカウントを残す」を選ぶと、取り消せます。お心当たりがない場合は、すぐに取り消して、パスワードを変更してください。',
    accountKept: 'アカウントの削除を取り消しました。これまでどおりログインしてご利用いただけます。',
    accountDeleted:
      'アカウントと、登録されていた個人情報を削除しました。ご注文と請求書の記録は、税法に従い、アカウントとの関連付けをなくして{retentionYears}年間保管します。今後、当店からメールをお送りすることはありません。',
  },
} satisfies RightsMessages;
