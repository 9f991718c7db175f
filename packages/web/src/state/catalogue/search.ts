import { hrefs } from '@signal-shop/ui/link/hrefs.ts';
import { action } from '../core/action.ts';
import { navigate } from '../core/location.ts';

/** Opens what the shop has for some words. */
export const search = action(({ set }, keywords: string) => set(navigate, hrefs.search(keywords.trim())));
