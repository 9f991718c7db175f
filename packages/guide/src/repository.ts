import { join } from 'node:path';

/** Where the markdown files are that the guide is made of. */
export const repository = join(import.meta.dirname, '../../..');
