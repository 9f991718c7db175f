import type { RightsMessages } from './types.ts';

export const rights = {
  details: {
    mailLinkInvalid: '该退订链接无效，请使用较新邮件中的链接。',
    mailLinkExpired: '该退订链接已超过 {linkDays} 天，请使用较新邮件中的链接。',
  },
  confirmations: {
    unsubscribed: '已退订此类邮件。',
    resubscribed: '已恢复订阅此类邮件。',
    accountDeletionRequested: '您的账号将在 {deletionDays} 天后注销，确认邮件已发送。',
    accountKept: '您的账号已保留，不会删除任何内容。',
  },
  mails: {
    offers: '限时抢购开始了。优惠商品数量有限，快来商城看看。',
    unsubscribe: '退订此类邮件：{link}',
    accountDeletionRequested:
      '应您的要求，我们将于 {date} 注销您的账号。在此之前您可以保留账号：登录后打开“我的账号”，选择“保留账号”。如非本人操作，请立即保留账号并修改密码。',
    accountKept: '您的账号不会注销，可以照常登录和使用。',
    accountDeleted:
      '您的账号及其中的个人信息已删除。订单和发票依照税法保留 {retentionYears} 年，不再与任何账号关联。我们不会再给您发送邮件。',
  },
} satisfies RightsMessages;
