import { escapeHtml } from '@signal-shop/guide/escape-html';
import type { ReferenceContract } from './reference-contract.ts';
import { callsOf } from './reference-contract.ts';

/** The page before the viewer has loaded, which takes seconds on a busy machine: links to all calls, by group. */
export function firstView(contract: ReferenceContract): string {
  const groups = Map.groupBy(callsOf(contract), ({ operation }) => operation.tags?.[0] ?? '');
  const lists = [...groups].map(([group, calls]) => {
    const links = calls.map(
      ({ path, method, operation: { operationId, summary = '' } }) =>
        `<li><a href="#tag/${group}/${operationId}">${escapeHtml(summary)}</a> <code>${method.toUpperCase()} ${escapeHtml(path)}</code></li>`,
    );
    return `<h2>${escapeHtml(group.replaceAll('-', ' '))}</h2>\n<ul>\n${links.join('\n')}\n</ul>`;
  });
  return `<h1>${escapeHtml(contract.info.title)}</h1>
<p>All ${callsOf(contract).length} calls. The reference, with examples, code and refusals, is being put together…</p>
${lists.join('\n')}`;
}
