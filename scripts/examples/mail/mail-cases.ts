import type { ExampleCase } from '../example-case.ts';
import { example } from '../example-case.ts';

const link = { token: 'mail_offers_of_the_demonstration' } as const;
const linkOfNoMail = { token: 'mail_of_another_shop' } as const;
const guest = { who: 'guest' } as const;
const subscribed = { ...guest, scenarios: 'mail.offers' } as const;
const unsubscribed = { ...guest, scenarios: 'mail.unsubscribed' } as const;

/** The unsubscribe links in mails. */
export const mailCases: readonly ExampleCase[] = [
  example('getMailSubscription', 'success', 'The link of a mail with offers', link, subscribed),
  example('getMailSubscription', 'ended', 'Already unsubscribed', link, unsubscribed),
  example('getMailSubscription', 'verificationCodeWrong', 'An unknown link', linkOfNoMail, guest),
  example('unsubscribe', 'success', 'Unsubscribed from offers', link, subscribed),
  example('unsubscribe', 'verificationCodeWrong', 'An unknown link', linkOfNoMail, guest),
  example('resubscribe', 'success', 'Resubscribed to offers', link, unsubscribed),
  example('resubscribe', 'verificationCodeWrong', 'An unknown link', linkOfNoMail, guest),
];
