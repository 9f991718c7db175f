// The live page of the published package is built already.
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../page', import.meta.url));

export const buildPage = (): Promise<string> => Promise.resolve(folder);

export const currentPage = buildPage;
