import { useAtomValue } from 'jotai';
import type { RouteObject } from 'react-router';
import type { ShopRoute } from '../routes.ts';
import { routes } from '../routes.ts';
import { pageAtom } from '../state/location.ts';
import { PageSlot } from './page-slot.tsx';

/** The table of routes with what React Router draws for each. */
export const routeElements: RouteObject[] = routes.map(withElement);

function withElement({ path, children }: ShopRoute): RouteObject {
  return children === undefined
    ? { path, element: <CurrentPage /> }
    : { path, children: children.map(withElement) };
}

/** Some addresses show one page or another by their query. */
function CurrentPage() {
  return <PageSlot page={useAtomValue(pageAtom)} />;
}
