import { verificationCodeResendSeconds } from '@signal-shop/sdk/constants';
import { messagesOf } from '../../messages/messages.ts';
import { customerWithEmail, emailKey, isMagicEmail } from '../account/emails.ts';
import { Refused } from '../state/refused.ts';
import { hashText } from '../state/seeded-hash.ts';
import type { CodePurpose, VerificationState } from '../state/session.ts';
import type { World } from '../state/world.ts';
import { sendMail } from '../support/outbox.ts';
import { refuseRegistration } from './registration-policy.ts';

const lifetimeSeconds = 600;
const guessesMaximum = 5;
const codesKept = 500;

export function openingVerification(): VerificationState {
  return { codes: new Map(), delivery: 'arrives', neverRight: new Set() };
}

/**
 * Mails a code of six digits. An email without an account gets no mail, and the answer does not tell: nobody learns here
 * who is a customer.
 * @param write the text of the mail
 * @throws Refused registrationSuspended, userAlreadyRegistered, verificationCodeNotSent, codeRequestedTooSoon
 */
export function sendVerificationCode(
  world: World,
  email: string,
  purpose: CodePurpose,
  write: (code: string) => string,
): void {
  if (purpose === 'register') refuseRegistration(world, email);
  const { codes, delivery } = world.state.verification;
  if (delivery === 'fails' || isMagicEmail(email, 'nocode')) throw new Refused('verificationCodeNotSent');
  const now = world.clock.seconds();
  const earlier = codes.get(keyOf(email, purpose));
  if (earlier !== undefined && now - earlier.sentAt < verificationCodeResendSeconds) {
    throw new Refused('codeRequestedTooSoon');
  }
  const code = keepCode(world, email, purpose, drawCode(world));
  if (purpose === 'reset' && customerWithEmail(world, email) === undefined) return;
  mailCode(world, email, code, write(code));
}

/** Puts a code on its way, so that a session can begin with one that was asked for. */
export function beginWithCode(world: World, email: string, purpose: CodePurpose, code: string): void {
  const { mails } = messagesOf(world.state.locale);
  const text = purpose === 'register' ? mails.registrationCode : mails.resetCode;
  keepCode(world, email, purpose, code);
  mailCode(world, email, code, text.replace('{code}', code));
}

function mailCode(world: World, email: string, code: string, text: string): void {
  sendMail(world, { to: email.trim(), kind: 'verificationCode', text, reference: code });
}

function keepCode(world: World, email: string, purpose: CodePurpose, code: string): string {
  const { codes } = world.state.verification;
  const key = keyOf(email, purpose);
  codes.delete(key);
  const [oldest] = codes.keys();
  if (oldest !== undefined && codes.size >= codesKept) codes.delete(oldest);
  codes.set(key, { code, sentAt: world.clock.seconds(), wrongGuesses: 0 });
  return code;
}

/**
 * Uses up the code that was mailed; five wrong guesses end it.
 * @throws Refused verificationCodeWrong
 */
export function spendVerificationCode(world: World, email: string, purpose: CodePurpose, code: string): void {
  const { codes, neverRight } = world.state.verification;
  const key = keyOf(email, purpose);
  const sent = codes.get(key);
  const counts = sent !== undefined && world.clock.seconds() - sent.sentAt <= lifetimeSeconds;
  if (neverRight.has(purpose) || isMagicEmail(email, 'badcode') || !counts || sent.code !== code.trim()) {
    if (sent !== undefined) {
      sent.wrongGuesses += 1;
      if (sent.wrongGuesses >= guessesMaximum) codes.delete(key);
    }
    throw new Refused('verificationCodeWrong');
  }
  codes.delete(key);
}

function drawCode(world: World): string {
  return String(hashText(world.draw('code', 16)) % 1_000_000).padStart(6, '0');
}

function keyOf(email: string, purpose: CodePurpose): string {
  return `${purpose} ${emailKey(email)}`;
}
