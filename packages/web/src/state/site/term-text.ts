import { getTerm } from '@signal-shop/sdk/calls';
import type { TermText } from '@signal-shop/sdk/contract';
import type { Query } from '../queries/query.ts';
import { query } from '../queries/query.ts';

/** One text of the shop with its own page. */
export function termText(title: string): Query<TermText> {
  return query(async ({ shop, signal }) => (await getTerm(shop, { title }, { signal })).msg);
}
