import type { ResultOf } from '@signal-shop/sdk/contract';

/** What a few letters may become. */
export type Suggestions = ResultOf<'suggest'>['msg'];

export const noSuggestions: Suggestions = { goods: [], categories: [], terms: [] };
