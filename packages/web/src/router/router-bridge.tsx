import { afterPaint } from '@signal-shop/ui/after-paint.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Location } from 'react-router';
import { createPath, useLocation, useNavigate, useNavigationType, useRoutes } from 'react-router';
import type { NavigationState } from '../state/core/location.ts';
import {
  catchUpRouter,
  connectRouter,
  entryKey,
  locationAtom,
  syncFromRouter,
} from '../state/core/location.ts';
import { releasePressedLink, wasPressed } from './pressed-link.ts';
import { routeObjects } from './route-objects.tsx';

/**
 * The one place where React Router and the atoms meet. The router owns the history; each location it comes to is handed to
 * the atoms before the browser paints, and the routes render where the atoms are, so that a page never renders with
 * the data of another address.
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
  // The store begins at this entry before there is a router, and has no key for it.
  const [firstKey] = useState(keyOf(location));
  const taken = useRef(location);

  useLayoutEffect(() => {
    if (taken.current === location) return undefined;
    taken.current = location;
    const { stay = false }: NavigationState = location.state ?? {};
    const key = keyOf(location);
    const isStay = stay && type !== 'POP';
    const go = () => take({ ...location, key: key === firstKey ? entryKey : key }, isStay ? 'STAY' : type);
    if (!wasPressed()) {
      go();
      return undefined;
    }
    // The press is seen before the page is rendered.
    let isCurrent = true;
    afterPaint(() => {
      releasePressedLink();
      if (isCurrent) go();
    });
    return () => {
      isCurrent = false;
    };
  }, [location, type, firstKey, take]);
}

function keyOf({ key, state }: Location<NavigationState | null>): string {
  return state?.key ?? key;
}

function useRouterInActions(): void {
  const navigate = useNavigate();
  const [firstAddress] = useState(createPath(useLocation()));
  const connect = useSetAtom(connectRouter);
  const catchUp = useSetAtom(catchUpRouter);
  // Before the effects of pages, which may navigate.
  useLayoutEffect(() => connect(navigate), [navigate, connect]);
  // Not a layout effect: the router listens to its history only after those.
  useEffect(() => catchUp(firstAddress), [firstAddress, catchUp]);
}
