import type { Locale } from '@signal-shop/sdk/contract';
import type { ContactDraft, ContactFormState } from '../forms/contact-form/contact-form.tsx';
import { askOnce, refusalOf } from './answers.ts';

export const emptyContact: ContactDraft = { name: '', email: '', message: '' };
export const letter: ContactDraft = {
  name: 'Ada Brennan',
  email: 'ada@example.com',
  message: 'My headset is silent on the left side. The order is SG20260102000019.',
};

/** What the shop answers to that letter. */
export function sentIn(scenarios: string, locale: Locale): ContactFormState {
  const { msg, reference, reply_until } = askOnce('sendMessage', { ...letter }, { scenarios, locale });
  return { status: 'sent', message: msg, reference, replyUntilMs: reply_until * 1_000 };
}

export function notSentIn(locale: Locale): ContactFormState {
  const message = refusalOf('sendMessage', { ...letter }, { scenarios: 'contact.failed', locale });
  return { status: 'failed', failure: { kind: 'server', message } };
}
