/// <reference types="trusted-types" />

const address = '/service-worker.js';
// As the worker names it.
const answers = 'answers-1';

declare global {
  interface ServiceWorkerContainer {
    /** TypeScript's own declaration knows plain addresses only. */
    register(scriptURL: TrustedScriptURL | string): Promise<ServiceWorkerRegistration>;
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
function trustedAddress(): TrustedScriptURL | string {
  const policy = window.trustedTypes?.createPolicy('signal-worker', {
    createScriptURL: (_asked: string) => address,
  });
  return policy?.createScriptURL(address) ?? address;
}
