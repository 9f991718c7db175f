import { buildCatalogue } from './catalogue.ts';
import { frozen } from './frozen.ts';
import type { SeedCatalogue } from './types.ts';

/** Goods, categories, comments, hot lists and flash sale of the shop. */
export const catalogue: SeedCatalogue = frozen(buildCatalogue());
