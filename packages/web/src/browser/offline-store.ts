const address = '/service-worker.js';
// As the worker names it.
const answers = 'answers-1';

/** Only what this shop asks of it. A browser without it takes the plain address. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: () => string },
  ) => { readonly createScriptURL: (address: string) => string };
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

let isBegun = false;

/** Starts keeping pages for when the network is gone. Once; a browser that refuses shows everything as before. */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || isBegun || !('serviceWorker' in navigator)) return;
  isBegun = true;
  try {
    await navigator.serviceWorker.register(trustedAddress());
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(loadedParts());
  } catch {
    // Private windows and strict settings refuse it.
  }
}

/** Paths of what the first page loaded before the worker was there to see it. */
function loadedParts(): string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
}

/** Forgets what was seen: whoever looks at this device next was not the one who saw it. */
export async function forgetSeen(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(answers);
}

/** The one script address that this page may turn into a worker; the policy can make no other. */
function trustedAddress(): string {
  const policy = window.trustedTypes?.createPolicy('signal-worker', { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}
