import type { ArgumentOf, CallId, ResultOf } from '@signal-shop/sdk/contract';
import { checkArgument } from '@signal-shop/sdk/validate';
import type { Customer } from '../../world/state/account.ts';
import type { Market } from '../../world/state/money.ts';
import { Refused } from '../../world/state/refused.ts';
import type { Device } from '../../world/state/session.ts';
import type { World } from '../../world/state/world.ts';

/** The context of one request. */
export interface Call extends Market {
  readonly world: World;
  /** Null for a guest. */
  readonly customer: Customer | null;
  /** The token of the request. */
  readonly token: string | null;
  readonly device: Device;
  /** Headers of the answer. */
  readonly headers: Record<string, string>;
}

export interface MemberCall extends Call {
  readonly customer: Customer;
}

/**
 * Who may call: `token-decides` accepts guests and refuses an invalid token; `token-helps` treats an invalid token as a
 * guest.
 */
export type Access = 'anyone' | 'token-helps' | 'token-decides' | 'members';

/** A validated request: `text` is its canonical form for idempotency, `perform` runs the handler. */
export interface ReadyCall {
  readonly text: () => string;
  readonly perform: (call: Call) => object;
}

export interface Operation {
  readonly id: CallId;
  readonly access: Access;
  /**
   * @param isChecked whether the argument was validated against the contract already
   * @throws MalformedRequest
   */
  readonly prepare: (argument: unknown, isChecked: boolean) => ReadyCall;
  /** Whether a retry with the same key gets this answer again; always where absent. */
  readonly isFinal?: (body: unknown) => boolean;
}

/** The request violates the contract. */
export class MalformedRequest extends Error {
  override readonly name = 'MalformedRequest';
  readonly field: string | null;

  constructor(message: string, field: string | null = null) {
    super(message);
    this.field = field;
  }
}

/** The argument of a call as it arrives: a field that the client left out is missing, because JSON has no undefined. */
type ReceivedArgument<Id extends CallId> = Received<ArgumentOf<Id>>;
type Received<Argument> = { [Field in keyof Argument]: Exclude<Argument[Field], undefined> };

/** A call that is open to guests. */
export function forAnyone<Id extends CallId>(
  id: Id,
  work: (call: Call, argument: ReceivedArgument<Id>) => ResultOf<Id>,
  access: Exclude<Access, 'members'> = 'anyone',
): Operation {
  return {
    id,
    access,
    prepare(unchecked, isChecked) {
      const argument = asReceived<Id>(isChecked ? (unchecked ?? {}) : checkArgumentOf(id, unchecked));
      return {
        text: () => `${id} ${JSON.stringify(argument)}`,
        perform: (call) => work(call, argument),
      };
    },
  };
}

function checkArgumentOf<Id extends CallId>(id: Id, argument: unknown): ArgumentOf<Id> {
  const check = checkArgument(id, argument);
  if (check.status === 'invalid') throw new MalformedRequest(check.message, check.field);
  return check.argument;
}

/** Casts an argument that the schema of the contract has validated. */
function asReceived<Id extends CallId>(checkedAlready: unknown): ReceivedArgument<Id>;
function asReceived(checkedAlready: unknown): unknown {
  return checkedAlready;
}

/** A call that requires a login. */
export function forMembers<Id extends CallId>(
  id: Id,
  work: (call: MemberCall, argument: ReceivedArgument<Id>) => ResultOf<Id>,
): Operation {
  const operation = forAnyone<Id>(id, (call, argument) => {
    const { customer } = call;
    if (customer === null) throw new Refused('loginRequired');
    return work({ ...call, customer }, argument);
  });
  return { ...operation, access: 'members' };
}
