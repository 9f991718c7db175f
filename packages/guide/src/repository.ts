import { join } from 'node:path';

/** The repository root, which contains the markdown files. */
export const repository = join(import.meta.dirname, '../../..');
