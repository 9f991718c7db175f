/// <reference types="trusted-types" />

const address = '/service-worker.js';
// The service worker adds the version.
const answersPrefix = 'answers-';

declare global {
  interface ServiceWorkerContainer {
    /** TypeScript's own declaration accepts only plain strings. */
    register(scriptURL: TrustedScriptURL | string): Promise<ServiceWorkerRegistration>;
  }
}

let hasStarted = false;

/**
 * Registers the service worker that caches pages for offline use. Runs once; a browser that refuses it works as
 * before.
 */
export async function cacheForOffline(): Promise<void> {
  if (!import.meta.env.PROD || hasStarted || !('serviceWorker' in navigator)) return;
  hasStarted = true;
  try {
    await navigator.serviceWorker.register(trustedAddress());
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(loadedParts());
  } catch {
    // Private windows and strict settings refuse service workers.
  }
}

/** Paths of the files that loaded before the service worker was active. */
function loadedParts(): string[] {
  const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return urls.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
}

/** Clears the cached responses at logout, because the next user of this device must not see them. */
export async function clearOfflineCache(): Promise<void> {
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(answersPrefix));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** The only script URL that the CSP's trusted-types policy allows for a worker. */
function trustedAddress(): TrustedScriptURL | string {
  const policy = window.trustedTypes?.createPolicy('signal-worker', {
    createScriptURL: (_url: string) => address,
  });
  return policy?.createScriptURL(address) ?? address;
}
