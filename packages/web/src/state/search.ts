import { hrefs } from '../hrefs.ts';
import { action } from './action.ts';
import { navigate } from './location.ts';

/** Opens what the shop has for some words. */
export const search = action(({ set }, keywords: string) => set(navigate, hrefs.search(keywords.trim())));
