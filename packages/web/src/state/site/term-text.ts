import { getTerm } from '@signal-shop/sdk/calls';
import type { TermText } from '@signal-shop/sdk/contract';
import type { Source } from '../queries/remote.ts';
import { source } from '../queries/remote.ts';

/** One text of the shop that a page of its own shows. */
export function termText(title: string): Source<TermText> {
  return source(async ({ shop, signal }) => (await getTerm(shop, { title }, { signal })).msg);
}
