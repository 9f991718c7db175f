import {
  accountDeletionDays,
  giftShippingBusinessDays,
  orderRetentionYears,
  points,
  returnWindowDays,
  reviewWindowDays,
  supportReplyHours,
  unsubscribeLinkDays,
  withdrawalDays,
  withdrawalRefundDays,
  withdrawalSendBackDays,
} from '@signal-shop/sdk/constants';

/** The numbers of the rules, by their placeholders. No other placeholder of a message has one of these names. */
const ruleValues: Readonly<Record<string, number>> = {
  deletionDays: accountDeletionDays,
  giftDays: giftShippingBusinessDays,
  linkDays: unsubscribeLinkDays,
  profilePoints: points.profileCompleted,
  refundDays: withdrawalRefundDays,
  replyHours: supportReplyHours,
  retentionYears: orderRetentionYears,
  returnDays: returnWindowDays,
  reviewDays: reviewWindowDays,
  sendBackDays: withdrawalSendBackDays,
  withdrawalDays,
};

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The messages with the numbers of the rules; placeholders for other values remain. */
export function withRuleValues<Messages extends object>(messages: Messages): Messages;
export function withRuleValues(messages: Groups): Groups {
  return mapValues(messages, (group) => mapValues(group, fillRules));
}

function fillRules(text: string): string {
  if (!text.includes('{')) return text;
  return text.replace(/\{(\w+)\}/g, (mark, name: string) => String(ruleValues[name] ?? mark));
}

function mapValues<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Readonly<Record<string, To>> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
