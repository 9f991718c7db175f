import type { ResultOf } from '@signal-shop/sdk/contract';

/** The answer of `suggest`: matches for the text typed so far. */
export type Suggestions = ResultOf<'suggest'>['msg'];

export const noSuggestions: Suggestions = { goods: [], categories: [], terms: [] };
