import type { RightsMessages } from './types.ts';

export const rights = {
  details: {
    mailLinkInvalid: 'This unsubscribe link isn’t valid. Use the link in a newer email.',
    mailLinkExpired: 'This unsubscribe link is more than {linkDays} days old. Use the link in a newer email.',
  },
  confirmations: {
    unsubscribed: 'You’re unsubscribed from these emails.',
    resubscribed: 'You’re subscribed to these emails again.',
    accountDeletionRequested:
      'We’ll delete your account in {deletionDays} days. We’ve emailed you a confirmation.',
    accountKept: 'We’re keeping your account. Nothing will be deleted.',
  },
  mails: {
    offers: 'The flash sale is on. See what’s discounted in the shop, while stock lasts.',
    unsubscribe: 'Unsubscribe from these emails: {link}',
    accountDeletionRequested:
      'We’ll delete your account on {date}, as you requested. Until then, you can keep it: log in, open your account, and choose “Keep my account”. If you didn’t request this, do that now and change your password.',
    accountKept: 'Your account won’t be deleted. You can log in and use it as before.',
    accountDeleted:
      'We’ve deleted your account and the personal data in it. We keep your orders and invoices for {retentionYears} years, as tax law requires, without a link to an account. You won’t get any more emails from us.',
  },
} satisfies RightsMessages;
