// React Router as the owner of the history, connected with the location atoms in state/core/location.ts.
// Pages and state navigate with these atoms and never import this folder.
import { afterPaint } from '@signal-shop/ui/after-paint.ts';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Location } from 'react-router';
import { createPath, useLocation, useNavigate, useNavigationType, useRoutes } from 'react-router';
import { isPageLoaded } from '../shell/routing/prefetch-page.ts';
import { linkPreviewAtom } from '../state/core/link-preview.ts';
import type { NavigationState } from '../state/core/location.ts';
import { connectRouter, entryKey, locationAtom, syncFromRouter, syncRouter } from '../state/core/location.ts';
import { releasePressedLink, wasPressed } from './pressed-link.ts';
import { routeObjects } from './route-objects.tsx';
import { withViewTransition } from './view-transition.ts';

/**
 * Connects React Router with the atoms. The router owns the history; each new location is written to the atoms
 * before the browser paints, and the routes render the atoms' location, so that a page never renders with the
 * data of another URL.
 */
export function RouterBridge() {
  useArrivals();
  useRouterInActions();
  const location = useAtomValue(locationAtom);
  const routes = useRoutes(routeObjects, location);
  // biome-ignore lint/correctness/useExhaustiveDependencies: useRoutes returns a new element whenever the router's location changes, which is before the atoms follow. Every link would re-render before the browser paints the press.
  return useMemo(() => routes, [location]);
}

function useArrivals(): void {
  const location = useLocation();
  const type = useNavigationType();
  const take = useSetAtom(syncFromRouter);
  const store = useStore();
  // The store reads this history entry before the router exists, so it has no key for it.
  const [firstKey] = useState(keyOf(location));
  const lastLocation = useRef(location);

  useLayoutEffect(() => {
    if (lastLocation.current === location) return undefined;
    lastLocation.current = location;
    const { stay = false }: NavigationState = location.state ?? {};
    const key = keyOf(location);
    const isStay = stay && type !== 'POP';
    const go = () => take({ ...location, key: key === firstKey ? entryKey : key }, isStay ? 'STAY' : type);
    if (!wasPressed()) {
      go();
      return undefined;
    }
    // Paint the press before the page renders.
    let isCurrent = true;
    const arrive = () => {
      releasePressedLink();
      if (isCurrent) go();
    };
    afterPaint(() => {
      // Without its code, the page has no picture to animate to.
      const hasPreview = store.get(linkPreviewAtom) !== null;
      if (isCurrent && hasPreview && isPageLoaded(createPath(location))) withViewTransition(arrive);
      else arrive();
    });
    return () => {
      isCurrent = false;
    };
  }, [location, type, firstKey, take, store]);
}

function keyOf({ key, state }: Location<NavigationState | null>): string {
  return state?.key ?? key;
}

function useRouterInActions(): void {
  const navigate = useNavigate();
  const [firstAddress] = useState(createPath(useLocation()));
  const connect = useSetAtom(connectRouter);
  const catchUp = useSetAtom(syncRouter);
  // Before the effects of pages, which may navigate.
  useLayoutEffect(() => connect(navigate), [navigate, connect]);
  // Not a layout effect: the router subscribes to its history after those.
  useEffect(() => catchUp(firstAddress), [firstAddress, catchUp]);
}
