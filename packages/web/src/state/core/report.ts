import type { ToastMessage, ToastText } from '@signal-shop/ui/components/toaster/toaster.states.ts';
import type { Failure } from '@signal-shop/ui/remote.ts';
import { failureOf, isAbort, isSessionEnd } from '../core/failure.ts';
import { action } from './action.ts';
import { notify } from './notices.ts';

/** How an error is reported as a toast. */
export interface ReportPolicy {
  readonly tone: 'warning' | 'error';
  /** The text, instead of the server's. */
  readonly text?: ToastMessage;
  /** The text if the server sent none; `silent` shows no toast then (spec §7). */
  readonly otherwise?: ToastMessage | 'silent';
}

const sentences = {
  network: 'networkFailed',
  timeout: 'timeout',
  unexpected: 'unexpected',
} as const satisfies Record<string, ToastMessage>;

/**
 * Turns the error of a call into a toast. The session reports the end of a login itself. Four toasts about failures have
 * another source:
 * - `reportOutcome` (cart-add.ts): the outcome of a purchase, which the product page shows beside its buttons instead.
 * - `lazyCode` and `reportMissingCode`: code that has failed to load, not a call.
 * - `switchLanguage` (language.ts) and the menu (shop-header.tsx): each has one text for every failure and is
 *   part of the first load, which this module is not.
 */
export const report = action(({ set }, error: unknown, policy: ReportPolicy) => {
  if (!isSessionEnd(error) && !isAbort(error)) set(reportFailure, failureOf(error), policy);
});

/** Turns a failure that is already known into a toast. */
export const reportFailure = action(({ set }, failure: Failure, policy: ReportPolicy) => {
  const text = textOf(failure, policy);
  if (text !== null) set(notify, policy.tone, text);
});

function textOf(failure: Failure, { text, otherwise }: ReportPolicy): ToastText | null {
  if (text !== undefined) return { kind: 'message', id: text };
  if (failure.kind === 'server') return failure;
  const id = otherwise ?? sentences[failure.kind];
  return id === 'silent' ? null : { kind: 'message', id };
}
