import { verificationCodeDigits, verificationCodeResendSeconds } from '@signal-shop/sdk/constants';
import { messagesOf } from '../../messages/messages.ts';
import { fill } from '../../seed/localize.ts';
import { customerWithEmail, emailKey, isMagicEmail } from '../account/emails.ts';
import { sendMail } from '../mail/outbox.ts';
import { Refused } from '../state/refused.ts';
import { hashText } from '../state/seeded-hash.ts';
import type { CodePurpose, VerificationState } from '../state/session.ts';
import type { World } from '../state/world.ts';
import { refuseRegistration } from './registration-policy.ts';

/** A code expires after this time. */
export const codeLifetimeSeconds = 600;
const guessesMaximum = 5;
const codesMaximum = 500;

export function initialVerification(): VerificationState {
  return { codes: new Map(), delivery: 'arrives', neverRight: new Set() };
}

/**
 * Emails a code of six digits. A reset for an email without an account sends nothing and answers the same, so that
 * accounts are not disclosed.
 * @param write the text of the email
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
  // A code of a later time is of a clock that was set back.
  if (
    earlier !== undefined &&
    earlier.sentAt <= now &&
    now - earlier.sentAt < verificationCodeResendSeconds
  ) {
    throw new Refused('codeRequestedTooSoon');
  }
  const code = storeCode(world, email, purpose, drawCode(world));
  if (purpose === 'reset' && customerWithEmail(world, email) === undefined) return;
  mailCode(world, email, code, write(code));
}

/** Sends a fixed code, so that a session can start with a requested one. */
export function beginWithCode(world: World, email: string, purpose: CodePurpose, code: string): void {
  const { locale } = world.state;
  const { mails } = messagesOf(locale);
  const text = purpose === 'register' ? mails.registrationCode : mails.resetCode;
  storeCode(world, email, purpose, code);
  mailCode(world, email, code, fill(text, { code }, locale));
}

function mailCode(world: World, email: string, code: string, text: string): void {
  sendMail(world, { to: email.trim(), kind: 'verificationCode', text, reference: code });
}

function storeCode(world: World, email: string, purpose: CodePurpose, code: string): string {
  const { codes } = world.state.verification;
  const key = keyOf(email, purpose);
  codes.delete(key);
  const [oldest] = codes.keys();
  if (oldest !== undefined && codes.size >= codesMaximum) codes.delete(oldest);
  codes.set(key, { code, sentAt: world.clock.seconds(), wrongGuesses: 0 });
  return code;
}

/**
 * Redeems the emailed code; five wrong guesses invalidate it.
 * @throws Refused verificationCodeWrong
 */
export function spendVerificationCode(world: World, email: string, purpose: CodePurpose, code: string): void {
  const { codes, neverRight } = world.state.verification;
  const key = keyOf(email, purpose);
  const sentCode = codes.get(key);
  const counts = sentCode !== undefined && world.clock.seconds() - sentCode.sentAt <= codeLifetimeSeconds;
  if (neverRight.has(purpose) || isMagicEmail(email, 'badcode') || !counts || sentCode.code !== code.trim()) {
    if (sentCode !== undefined) {
      sentCode.wrongGuesses += 1;
      if (sentCode.wrongGuesses >= guessesMaximum) codes.delete(key);
    }
    throw new Refused('verificationCodeWrong');
  }
  codes.delete(key);
}

function drawCode(world: World): string {
  return String(hashText(world.draw('code', 16)) % 10 ** verificationCodeDigits).padStart(
    verificationCodeDigits,
    '0',
  );
}

function keyOf(email: string, purpose: CodePurpose): string {
  return `${purpose} ${emailKey(email)}`;
}
