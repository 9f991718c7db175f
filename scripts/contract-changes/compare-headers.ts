import type { Call } from '../../packages/sdk/generator/contract-document.ts';
import { responsesOf } from '../../packages/sdk/generator/contract-document.ts';
import type { Comparison } from './compare-schemas.ts';
import { compareSchemas } from './compare-schemas.ts';

/** Statuses and headers of the answers: a client may wait as `Retry-After` says, or quote `Request-Id`. */
export function compareHeaders(comparison: Comparison, before: Call, after: Call): void {
  const { report } = comparison;
  const id = after.operation.operationId;
  const now = responsesOf(comparison.after, after);
  const old = responsesOf(comparison.before, before);
  for (const [status, { headers }] of old) {
    const next = now.get(status);
    if (next === undefined) {
      report(`${id} ${status}`, 'is no longer an answer', { affects: ['readers', 'mock'] });
      continue;
    }
    for (const [name, header] of headers) {
      const place = `${id} ${status} header ${name}`;
      const nextHeader = next.headers.get(name);
      if (nextHeader === undefined)
        report(place, 'is no longer answered', { breaks: ['readers'], affects: ['mock'] });
      else compareSchemas(comparison, header.schema ?? {}, nextHeader.schema ?? {}, 'answer', place);
    }
    for (const name of [...next.headers.keys()].filter((key) => !headers.has(key)))
      report(`${id} ${status} header ${name}`, 'is answered now', { affects: ['mock'] });
  }
  for (const status of [...now.keys()].filter((key) => !old.has(key)))
    report(`${id} ${status}`, 'is a new answer', { affects: ['readers', 'mock'] });
}
