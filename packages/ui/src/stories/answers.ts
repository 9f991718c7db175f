// What stories show: answers of the shop itself, asked in this process, never made up by hand.
import { createShop, startingTokens } from '@signal-shop/mock-server';
import type { ArgumentOf, CallId, Locale, ResultOf } from '@signal-shop/sdk/contract';
import { operations, ResponseCode } from '@signal-shop/sdk/contract';
import { checkAnswer } from '@signal-shop/sdk/validate';

type Shop = ReturnType<typeof createShop>;

/** A state of the shop in the language of the story, for a screen that is drawn in any language. */
export type InLocale<State> = (locale: Locale) => State;

interface Asking {
  /** Names of scenarios, `'cart.many,flash.closed'`; a story without any sees the lively shop. */
  readonly scenarios?: string;
  readonly locale?: Locale;
  readonly as?: 'member' | 'guest';
  /** Names the shop that `askOnce` asks: what was done in it before counts. */
  readonly shop?: string;
  /** Asks a shop that nobody asked before: for what happens once, such as registering. */
  readonly fresh?: boolean;
}

const shops = new Map<string, Shop>();

/** One shop per set of scenarios and purpose; its clock stands at 2026-01-15T12:00:00Z. */
export function storyShop(scenarios = '', purpose = 'reading'): Shop {
  const key = `${purpose} ${scenarios}`;
  const known = shops.get(key);
  if (known !== undefined) return known;
  const names = scenarios === '' ? 'auth.customer' : `auth.customer,${scenarios}`;
  const shop = createShop({ scenarios: names });
  shops.set(key, shop);
  return shop;
}

/**
 * The success answer of one call, by the demonstration customer unless a guest asks.
 * @throws Error when the shop refuses the call
 * @example ask('getCart', {}, { scenarios: 'cart.many', locale: 'ja' }).msg
 */
export function ask<Id extends CallId>(id: Id, argument: ArgumentOf<Id>, asking: Asking = {}): ResultOf<Id> {
  const envelope = envelopeOf(id, argument, asking);
  if (isSuccess(id, envelope)) return envelope;
  throw new Error(`The story's shop refuses ${id}: ${JSON.stringify(envelope)}`);
}

const done = new Map<string, unknown>();

/**
 * The success answer of a call that changes something: asked once, of a shop that nothing else has changed, however often
 * the story is drawn.
 * @throws Error when the shop refuses the call
 */
export function askOnce<Id extends CallId>(
  id: Id,
  argument: ArgumentOf<Id>,
  asking: Asking = {},
): ResultOf<Id> {
  const key = JSON.stringify([id, argument, asking]);
  if (!done.has(key)) done.set(key, envelopeOf(id, argument, asking, asking.shop ?? key));
  const envelope = done.get(key);
  if (isSuccess(id, envelope)) return envelope;
  throw new Error(`The story's shop refuses ${id}: ${JSON.stringify(envelope)}`);
}

/**
 * The server's own sentence of a refusal.
 * @throws Error when the call succeeds
 */
export function refusalOf<Id extends CallId>(id: Id, argument: ArgumentOf<Id>, asking: Asking = {}): string {
  const envelope = envelopeOf(id, argument, asking);
  if (isRecord(envelope) && envelope.code !== ResponseCode.success && typeof envelope.msg === 'string') {
    return envelope.msg;
  }
  throw new Error(`The story's shop does not refuse ${id}`);
}

function envelopeOf<Id extends CallId>(
  id: Id,
  argument: ArgumentOf<Id>,
  asking: Asking,
  purpose?: string,
): unknown {
  const { scenarios = '', locale = 'en', as = 'member', fresh = false } = asking;
  const shop = fresh ? createShop({ scenarios }) : storyShop(scenarios, purpose);
  const { body } = shop.answer({
    operationId: id,
    ...(operations[id].method === 'get'
      ? { query: textsOf(argument), body: null }
      : { query: {}, body: argument }),
    token: as === 'member' ? startingTokens.customer : null,
    locale,
    idempotencyKey: null,
    session: 'stories',
  });
  return body;
}

function textsOf(argument: object): Record<string, string> {
  return Object.fromEntries(Object.entries(argument).map(([name, value]) => [name, String(value)]));
}

function isSuccess<Id extends CallId>(id: Id, envelope: unknown): envelope is ResultOf<Id> {
  return (
    isRecord(envelope) && envelope.code === ResponseCode.success && checkAnswer(id, envelope) === undefined
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
