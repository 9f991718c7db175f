import type { Stop } from '../environment.ts';

/** Tells when another tab may have changed what this device keeps: at once, and whenever this one is looked at again. */
export function followOtherTabs(onChange: () => void): Stop {
  const controller = new AbortController();
  const { signal } = controller;
  addEventListener('storage', onChange, { signal });
  addEventListener('pageshow', (event) => event.persisted && onChange(), { signal });
  const look = () => document.visibilityState === 'visible' && onChange();
  document.addEventListener('visibilitychange', look, { signal });
  return () => controller.abort();
}
