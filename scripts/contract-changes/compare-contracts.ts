// Compares two versions of the contract and reports whom each change breaks.
// `scripts/contract/contract-diff.ts` and the tests of releases use it; it reads bundles, never the source files.
import type {
  Call,
  ContractDocument,
  Parameter,
  Schema,
} from '../../packages/sdk/generator/contract-document.ts';
import {
  answersOf,
  callsOf,
  flatten,
  parametersOf,
  resolve,
} from '../../packages/sdk/generator/contract-document.ts';
import type { Change } from './change.ts';
import { compareHeaders } from './compare-headers.ts';
import type { Comparison } from './compare-schemas.ts';
import { compareSchemas } from './compare-schemas.ts';
import { compareWebhooks } from './compare-webhooks.ts';

/** All differences between two bundles that affect code; texts and examples do not count. */
export function compareContracts(before: ContractDocument, after: ContractDocument): readonly Change[] {
  const changes: Change[] = [];
  const comparison: Comparison = {
    before,
    after,
    done: new Set(),
    report: (place, sentence, { breaks = [], affects = [] }) =>
      changes.push({ place, sentence, breaks, affects }),
  };
  const now = new Map(callsOf(after).map((call) => [addressOf(call), call]));
  const old = new Map(callsOf(before).map((call) => [addressOf(call), call]));
  for (const [address, call] of old) {
    const next = now.get(address);
    if (next !== undefined) compareCalls(comparison, call, next);
    else reportRemoved(comparison, call);
  }
  for (const [address, { operation }] of now) {
    if (!old.has(address))
      comparison.report(operation.operationId, `is a new call, ${address}`, { affects: ['mock'] });
  }
  compareWebhooks(comparison);
  compareLooseComponents(comparison);
  return changes;
}

function addressOf({ method, path }: Call): string {
  return `${method.toUpperCase()} ${path}`;
}

function reportRemoved({ after, report }: Comparison, call: Call): void {
  const { operationId } = call.operation;
  const movedCall = callsOf(after).find((candidate) => candidate.operation.operationId === operationId);
  const sentence =
    movedCall === undefined
      ? `is gone: ${addressOf(call)}`
      : `moved from ${addressOf(call)} to ${addressOf(movedCall)}`;
  report(operationId, sentence, { breaks: ['readers', 'senders', 'mock'], affects: ['forms'] });
}

function compareCalls(comparison: Comparison, before: Call, after: Call): void {
  const { report } = comparison;
  const id = after.operation.operationId;
  if (before.operation.operationId !== id) {
    report(id, `was called ${before.operation.operationId}`, { breaks: ['readers', 'senders', 'mock'] });
  }
  compareLogin(comparison, before, after);
  compareParameters(comparison, before, after);
  compareBodies(comparison, before, after);
  compareHeaders(comparison, before, after);
  const old = answersOf(comparison.before, before);
  const now = answersOf(comparison.after, after);
  for (const [type, media] of Object.entries(old)) {
    const next = now[type];
    if (next === undefined)
      report(id, `no longer answers with ${type}`, { breaks: ['readers'], affects: ['mock'] });
    else compareEnvelopes(comparison, media.schema ?? {}, next.schema ?? {}, id);
  }
}

const loginRanks = ['takes no login', 'counts a login', 'needs a login'] as const;

function compareLogin({ report }: Comparison, before: Call, after: Call): void {
  const rank = ({ operation: { security = [] } }: Call) => {
    if (security.length === 0) return 0;
    return security.some((way) => Object.keys(way).length === 0) ? 1 : 2;
  };
  if (rank(before) === rank(after)) return;
  const breaks = rank(after) === 2 ? (['senders'] as const) : [];
  report(after.operation.operationId, `${loginRanks[rank(after)]} now`, { breaks, affects: ['mock'] });
}

function compareParameters(comparison: Comparison, before: Call, after: Call): void {
  const byName = (contract: ContractDocument, call: Call) =>
    new Map(
      parametersOf(contract, call).map((parameter) => [`${parameter.in} ${parameter.name}`, parameter]),
    );
  const old = byName(comparison.before, before);
  const now = byName(comparison.after, after);
  const place = (parameter: Parameter) => `${after.operation.operationId} ${parameter.in}.${parameter.name}`;
  for (const [key, parameter] of old) {
    const next = now.get(key);
    if (next === undefined) {
      comparison.report(place(parameter), 'is no longer accepted', {
        breaks: ['senders'],
        affects: ['mock'],
      });
      continue;
    }
    if (parameter.required !== true && next.required === true)
      comparison.report(place(parameter), 'must now be sent', { breaks: ['senders', 'forms'] });
    compareSchemas(comparison, parameter.schema ?? {}, next.schema ?? {}, 'request', place(parameter));
  }
  for (const [key, parameter] of now) {
    if (old.has(key)) continue;
    if (parameter.required === true)
      comparison.report(place(parameter), 'is new and must be sent', { breaks: ['senders', 'forms'] });
    else comparison.report(place(parameter), 'is new and may be sent', { affects: ['mock'] });
  }
}

function compareBodies(comparison: Comparison, before: Call, after: Call): void {
  const bodies = (contract: ContractDocument, { operation }: Call) =>
    operation.requestBody === undefined ? {} : resolve(contract, operation.requestBody).content;
  const old = bodies(comparison.before, before);
  const now = bodies(comparison.after, after);
  const place = `${after.operation.operationId} request`;
  for (const [type, media] of Object.entries(old)) {
    const next = now[type];
    if (next === undefined)
      comparison.report(place, `no longer takes ${type}`, { breaks: ['senders'], affects: ['mock'] });
    else compareSchemas(comparison, media.schema ?? {}, next.schema ?? {}, 'request', place);
  }
  if (Object.keys(old).length === 0 && Object.keys(now).length > 0)
    comparison.report(place, `now has a body, ${Object.keys(now).join(', ')}`, {
      breaks: ['senders'],
      affects: ['mock'],
    });
}

/** `code` is the discriminator of an envelope: success, refusals, expired login. */
function compareEnvelopes(comparison: Comparison, before: Schema, after: Schema, id: string): void {
  const old = membersByKind(comparison.before, before);
  const now = membersByKind(comparison.after, after);
  for (const [kind, schema] of old) {
    const next = now.get(kind);
    const place = kind === 'answer' ? `${id} answer` : `${id} ${kind}`;
    if (next !== undefined) compareSchemas(comparison, schema, next, 'answer', place);
    else comparison.report(place, 'is never answered now', { affects: ['mock'] });
  }
  for (const kind of [...now.keys()].filter((candidate) => !old.has(candidate))) {
    comparison.report(`${id} ${kind}`, 'may be answered now', { breaks: ['readers'], affects: ['mock'] });
  }
}

function membersByKind(contract: ContractDocument, schema: Schema): Map<string, Schema> {
  const { oneOf } = flatten(contract, schema);
  const members: readonly Schema[] = oneOf ?? [schema];
  return new Map(
    members.map((member) => {
      const code = flatten(contract, flatten(contract, member).properties?.code ?? {});
      if (code.const === 1 || (code.const === undefined && code.enum === undefined))
        return ['answer', member];
      return [code.enum?.includes(1000) === true ? 'login ended' : 'refusal', member];
    }),
  );
}

/** Components that only code and documentation refer to, but no call. */
function compareLooseComponents(comparison: Comparison): void {
  const now = comparison.after.components.schemas ?? {};
  for (const name of Object.keys(comparison.before.components.schemas ?? {})) {
    const reference = { $ref: `#/components/schemas/${name}` };
    const wasCompared = comparison.done.has(`answer ${name}`) || comparison.done.has(`request ${name}`);
    if (now[name] === undefined)
      comparison.report(name, 'is no longer a type of the contract', { breaks: ['readers'] });
    else if (!wasCompared) compareSchemas(comparison, reference, reference, 'answer', name);
  }
}
