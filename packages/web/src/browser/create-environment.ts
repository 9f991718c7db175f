// The side effects of a real browser behind `Environment`: cookies, storage, tabs, service worker, early requests.
// Only main.tsx creates it; state/ and shell/ receive the interface, and tests pass a fake one.
import type { SessionEnd } from '@signal-shop/sdk';
import { connectShop, cookieSession, createIdempotencyKey } from '@signal-shop/sdk';
import { createPath } from 'react-router';
import type { Configuration } from '../configuration.ts';
import type { Environment, EnvironmentEvents } from '../environment.ts';
import { providerNameOf } from '../payment/provider-names.ts';
import { openAppCookies } from './app-cookies.ts';
import { deviceClock } from './clock.ts';
import { openCookieJar } from './cookie-jar.ts';
import { fetchOnce } from './early-requests.ts';
import { pageMarket } from './page-market.ts';
import { openSessionItems } from './session-items.ts';
import type { shareActivity } from './shared-activity.ts';
import { stripNullItems } from './strip-null-items.ts';

/** The environment of a real browser tab. */
export function createBrowserEnvironment(configuration: Configuration): Environment {
  const isSecure = location.protocol === 'https:';
  const { jar, cookieEnabled } = openCookieJar(document);
  const cookies = openAppCookies(jar, isSecure);
  const { locale, shipTo } = pageMarket(cookies);
  const session = cookieSession(jar, isSecure);
  let reportSessionEnd = ignoreSessionEnd;
  const connection = connectShop({
    fetch: fetchOnce,
    baseUrl: configuration.apiBase,
    session,
    locale,
    shipTo: () => shipTo()?.country,
    checkAnswer: stripNullItems,
    hooks: { onSessionEnded: (end) => reportSessionEnd(end) },
  });
  // Only API calls use this `fetch`; event streams and uploads use the browser's.
  const shop = { ...connection, hasOwnFetch: false };
  // biome-ignore lint/suspicious/noConsole: spec §8 requires a console message, and this is the only place that writes one.
  const note = (text: string) => console.info(text);

  return {
    shop,
    origin: location.origin,
    address: () => createPath(location),
    cookies,
    locale,
    shipTo,
    languages: navigator.languages,
    cookieEnabled,
    isSignedIn: () => session.read() !== undefined,
    token: () => session.read(),
    sessionItems: openSessionItems(() => sessionStorage),
    deviceItems: openSessionItems(() => localStorage),
    payment: providerNameOf(configuration.paymentProvider),
    configuration,
    clock: deviceClock,
    uniqueKey: createIdempotencyKey,
    isOnline: () => navigator.onLine,
    record: (detail) => dispatchEvent(new CustomEvent('signal:event', { detail })),
    // Insecure contexts have no clipboard; this then rejects too.
    copy: async (text) => navigator.clipboard.writeText(text),
    share: 'share' in navigator ? (content) => navigator.share(content) : null,
    reload: () => location.reload(),
    openTab: () => open('', '_blank'),
    randomNumbers: (count) => crypto.getRandomValues(new Uint32Array(count)),
    leave: (address) => location.assign(address),
    listen: ({ onSessionEnded, onActivity, onStream, ...listeners }) => {
      const controller = new AbortController();
      const { signal } = controller;
      reportSessionEnd = onSessionEnded;
      listenToTab(listeners, signal);
      // Lazy, because the first view does not need it.
      void listenToActivity({ shop, onActivity, onFailure: note, signal }).then(onStream);
      return () => {
        reportSessionEnd = ignoreSessionEnd;
        controller.abort();
      };
    },
  };
}

function ignoreSessionEnd(_end: SessionEnd): void {}

function listenToTab(
  { onReturn, onHide, onOnline }: Pick<EnvironmentEvents, 'onReturn' | 'onHide' | 'onOnline'>,
  signal: AbortSignal,
): void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') onReturn('looked-at');
    else onHide();
  };
  document.addEventListener('visibilitychange', onVisible, { signal });
  addEventListener('focus', () => onReturn('focused'), { signal });
  addEventListener('online', onOnline, { signal });
  addEventListener('pageshow', (event) => event.persisted && onReturn('restored'), { signal });
}

async function listenToActivity(to: Parameters<typeof shareActivity>[0]): Promise<void> {
  try {
    // Not `lazyCode`: the environment exists before the store, and a failure is logged to the console (spec §8).
    (await import('./shared-activity.ts')).shareActivity(to);
  } catch {
    to.onFailure('No activity stream.');
  }
}
