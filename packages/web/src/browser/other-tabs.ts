import type { Stop } from '../environment.ts';

/**
 * Calls back when another tab may have changed the stored state: on storage events, and when this tab becomes
 * visible.
 */
export function followOtherTabs(onChange: () => void): Stop {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('storage', onChange, { signal });
  addEventListener('pageshow', (event) => event.persisted && onChange(), { signal });
  const look = () => document.visibilityState === 'visible' && onChange();
  document.addEventListener('visibilitychange', look, { signal });
  return () => controller.abort();
}
