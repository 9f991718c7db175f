// Dispatch of calls: parsing, authentication, idempotency and refusals, then the handler of the operation.
// Used by `createShop` in process and by the HTTP server; handlers import only the types and builders in `call.ts`.
import type { Locale } from '@signal-shop/sdk/contract';
import { operations, ResponseCode } from '@signal-shop/sdk/contract';
import type { RefusalName } from '../../messages/message-types.ts';
import { messagesOf } from '../../messages/messages.ts';
import { deleteDueAccounts } from '../../world/account/deletion-request.ts';
import { deleteExpiredOrders } from '../../world/account/retained-orders.ts';
import { currencyOf } from '../../world/checkout/delivery.ts';
import { deliverNotices } from '../../world/mail/notices.ts';
import { deliverOffers } from '../../world/mail/offers.ts';
import { withCurrentNumber } from '../../world/orders/seed-order-numbers.ts';
import { applyTimedTransitions } from '../../world/orders/timed-transitions.ts';
import { deviceOf } from '../../world/session/device.ts';
import { authenticate, renewToken } from '../../world/session/session.ts';
import type { Customer } from '../../world/state/account.ts';
import { CapacityExceeded } from '../../world/state/capacity.ts';
import { answerKey, findStoredAnswer, storeAnswer } from '../../world/state/idempotency.ts';
import { Refused } from '../../world/state/refused.ts';
import type { Device } from '../../world/state/session.ts';
import type { World } from '../../world/state/world.ts';
import type { Call, Operation, ReadyCall } from './call.ts';
import { MalformedRequest } from './call.ts';
import { findOperation } from './operations.ts';
import { stripInvalidFields } from './strip-invalid-fields.ts';

/** A parsed request: its body as a value, its headers as fields. */
export interface OperationRequest {
  readonly operationId: string;
  readonly body: unknown;
  /** True when the body was validated against the contract already. */
  readonly isChecked?: boolean;
  readonly query: Record<string, string>;
  /** The value of the `authorization` header. */
  readonly token: string | null;
  /** The language of the request; null for the session's. */
  readonly locale: Locale | null;
  /** The country of the delivery, which decides the currency; without it, the language decides. */
  readonly shipTo?: string | null;
  readonly idempotencyKey: string | null;
  /** The value of the `user-agent` header, which describes a login. */
  readonly userAgent?: string | null;
  readonly session: string;
  /** Whether to drop invalid fields of a request that violates the contract, instead of refusing it. */
  readonly isLenient?: boolean;
}

export interface OperationAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: unknown;
  /** Whether the answer may break the contract. */
  readonly isUnchecked?: true;
}

/** HTTP statuses of invalid requests; a refusal by the shop answers 200. */
const statuses: Partial<Record<RefusalName, number>> = {
  malformedRequest: 422,
  idempotencyConflict: 422,
  notFound: 404,
  tooManyRequests: 429,
};

/** Answers one call in one world. Rethrows every error that is not a refusal, because it is a bug of the mock. */
export function dispatch(world: World, request: OperationRequest): OperationAnswer {
  const locale = request.locale ?? world.state.locale;
  const operation = findOperation(request.operationId);
  if (operation === undefined) return refusal('notFound', locale);
  const headers: Record<string, string> = {};
  applyTimedTransitions(world);
  deleteDueAccounts(world);
  deleteExpiredOrders(world);
  deliverNotices(world);
  deliverOffers(world);
  try {
    const argument = withCurrentNumber(world, argumentOf(operation, request));
    const isLenient = request.isLenient === true;
    const ready = operation.prepare(
      isLenient ? stripInvalidFields(operation.id, argument) : argument,
      request.isChecked === true,
    );
    const device = deviceOf(request.userAgent);
    const customer = identify(world, operation, request.token, device);
    if (customer !== null && request.token !== null && world.state.login.rotates) {
      headers.authorization = renewToken(world, request.token, customer);
    }
    const { token } = request;
    const currency = currencyOf(locale, request.shipTo ?? null);
    const call = { world, locale, currency, customer, token, device, headers: {} };
    const answer = performOnce(operation, ready, call, request);
    // The call has ended the login.
    if (!world.state.tokens.has(headers.authorization ?? '')) delete headers.authorization;
    return { ...answer, headers: { ...headers, ...answer.headers } };
  } catch (error) {
    if (error instanceof Refused) {
      const answer = refused(error, locale);
      return { ...answer, headers: { ...headers, ...answer.headers } };
    }
    if (error instanceof CapacityExceeded) return refusal('tooManyRequests', locale, error.message);
    if (error instanceof MalformedRequest) return malformed(error.message, error.field);
    throw error;
  }
}

/** A refusal with the message of its reason, or with the given one. */
export function refusal(reason: RefusalName, locale: Locale, words?: string): OperationAnswer {
  const msg = words ?? messagesOf(locale).refusals[reason];
  return { status: statuses[reason] ?? 200, headers: {}, body: { code: ResponseCode[reason], msg } };
}

/** A request that breaks the contract, with the field that does. */
export function malformed(msg: string, field: string | null | undefined): OperationAnswer {
  const body = { code: ResponseCode.malformedRequest, msg, ...(field ? { field } : {}) };
  return { status: 422, headers: {}, body };
}

function refused({ reason, wait, detail }: Refused, locale: Locale): OperationAnswer {
  const { details, waits } = messagesOf(locale);
  if (wait === null) return refusal(reason, locale, detail === null ? undefined : details[detail]);
  const answer = refusal(reason, locale, waits[wait.of]);
  return { ...answer, headers: { 'retry-after': String(wait.seconds) } };
}

function argumentOf({ id }: Operation, { query, body }: OperationRequest): unknown {
  return operations[id].method === 'get' ? readQuery(query) : body;
}

/** Fields of a query that are numbers; in a URL every value is text. */
const numbersInQueries = new Set(['page', 'page_size']);

function readQuery(query: Record<string, string>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) =>
      numbersInQueries.has(name) && /^\d{1,9}$/.test(text) ? [name, Number(text)] : [name, text],
    ),
  );
}

function identify(
  world: World,
  { access }: Operation,
  token: string | null,
  device: Device,
): Customer | null {
  if (access === 'anyone' || (token === null && access !== 'members')) return null;
  try {
    return authenticate(world, token, device);
  } catch (error) {
    if (access === 'token-helps' && error instanceof Refused) return null;
    throw error;
  }
}

/** A retry of a write with the same idempotency key gets the stored answer, without a second effect. */
function performOnce(
  operation: Operation,
  ready: ReadyCall,
  call: Call,
  { idempotencyKey }: OperationRequest,
): OperationAnswer {
  if (idempotencyKey === null || operations[operation.id].read) return perform(operation, ready, call);
  const key = answerKey(call.customer?.id ?? null, idempotencyKey);
  const text = ready.text();
  const stored = findStoredAnswer(call.world, key, text);
  if (stored !== null) {
    return { status: 200, headers: { ...stored.headers, 'idempotent-replayed': 'true' }, body: stored.body };
  }
  // A refusal that a test has set has no effect to protect, so a retry without it is performed.
  const isForced = call.world.state.refusals.has(operation.id);
  const answer = perform(operation, ready, call);
  const isFinal = operation.isFinal?.(answer.body) ?? true;
  if (answer.status === 200 && isFinal && !isForced) storeAnswer(call.world, key, text, answer);
  return answer;
}

function perform(operation: Operation, ready: ReadyCall, call: Call): OperationAnswer {
  try {
    const reason = call.world.state.refusals.get(operation.id);
    if (reason !== undefined) throw new Refused(reason);
    const result = ready.perform(call);
    return { status: 200, headers: call.headers, body: { code: ResponseCode.success, ...result } };
  } catch (error) {
    if (error instanceof Refused) return refused(error, call.locale);
    throw error;
  }
}
