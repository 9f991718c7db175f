import type { ContractDocument, Schema } from '../../packages/sdk/generator/contract-document.ts';
import { resolve } from '../../packages/sdk/generator/contract-document.ts';
import type { Comparison } from './compare-schemas.ts';
import { compareSchemas } from './compare-schemas.ts';

/** Receivers read the body of a webhook, so the rules of an answer apply to it. */
export function compareWebhooks(comparison: Comparison): void {
  const old = bodiesOf(comparison.before);
  const now = bodiesOf(comparison.after);
  for (const [name, body] of old) {
    const next = now.get(name);
    if (next === undefined) comparison.report(name, 'is a webhook that is gone', { breaks: ['readers'] });
    else compareSchemas(comparison, body, next, 'answer', name);
  }
  for (const name of now.keys()) {
    if (!old.has(name)) comparison.report(name, 'is a new webhook', { affects: ['mock'] });
  }
}

function bodiesOf(contract: ContractDocument): ReadonlyMap<string, Schema> {
  const entries = Object.entries(contract.webhooks ?? {}).flatMap(([name, { post }]) => {
    if (post?.requestBody === undefined) return [];
    const { content } = resolve(contract, post.requestBody);
    return [[name, content['application/json']?.schema ?? {}] as const];
  });
  return new Map(entries);
}
