import { useSyncExternalStore } from 'react';

export const views = {
  calls: 'Calls',
  scenarios: 'Scenarios',
  world: 'World',
  streams: 'Streams',
  outbox: 'Outbox',
  faults: 'Faults',
  coverage: 'Coverage',
} as const;

export type ViewName = keyof typeof views;

export const viewNames: readonly ViewName[] = [
  'calls',
  'scenarios',
  'world',
  'streams',
  'outbox',
  'faults',
  'coverage',
];

/** The view in the URL: `/__mock#world`. */
export function useView(): ViewName {
  return useSyncExternalStore(subscribe, () => viewOf(location.hash));
}

export function viewOf(hash: string): ViewName {
  const name = hash.slice(1);
  return isView(name) ? name : 'calls';
}

function isView(name: string): name is ViewName {
  return Object.hasOwn(views, name);
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}
