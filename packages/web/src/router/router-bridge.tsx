import { afterPaint } from '@signal-shop/ui/after-paint.ts';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPath, useLocation, useNavigate, useNavigationType, useRoutes } from 'react-router';
import { arrive, connectRouter, entryKey, locationAtom } from '../state/location.ts';
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
  return useRoutes(routeObjects, useAtomValue(locationAtom));
}

function useArrivals(): void {
  const location = useLocation();
  const type = useNavigationType();
  const take = useSetAtom(arrive);
  // The store begins at this entry before there is a router, and has no key for it.
  const [firstKey] = useState(location.key);
  const taken = useRef(location);

  useLayoutEffect(() => {
    if (taken.current === location) return undefined;
    taken.current = location;
    const key = location.key === firstKey ? entryKey : location.key;
    const isStay = type !== 'POP' && location.state?.stay === true;
    const go = () => take({ ...location, key }, isStay ? 'STAY' : type);
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

function useRouterInActions(): void {
  const navigate = useNavigate();
  const current = createPath(useLocation());
  const connect = useSetAtom(connectRouter);
  // Not a layout effect: the router listens to its history only after those.
  useEffect(() => connect(navigate, current), [navigate, current, connect]);
}
