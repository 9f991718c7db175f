import { lazyPage } from '../shell/lazy-page.ts';
import { whenIdle } from '../shell/when-idle.ts';

/** For machines: nobody waits for it. */
export const listViewedPart = lazyPage(async () => {
  await whenIdle();
  return (await import('./list-viewed.tsx')).ListViewed;
});
