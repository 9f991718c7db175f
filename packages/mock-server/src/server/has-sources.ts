import { existsSync } from 'node:fs';

/** Whether the server runs from the repository; the published package has compiled code only. */
export const hasSources = (): boolean => existsSync(new URL('open-service.ts', import.meta.url));
