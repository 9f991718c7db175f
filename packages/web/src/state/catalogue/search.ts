import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { action } from '../core/action.ts';
import { navigate } from '../core/location.ts';

/** Opens the search results for some keywords. */
export const search = action(({ set }, keywords: string) => set(navigate, hrefs.search(keywords.trim())));
