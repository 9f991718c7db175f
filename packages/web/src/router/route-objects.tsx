import type { RouteObject } from 'react-router';
import { useSearchParams } from 'react-router';
import { lazyPageOf } from '../pages.ts';
import type { RouteHandle, ShopRoute } from '../routes.ts';
import { routes } from '../routes.ts';
import { PageOutlet } from '../shell/routing/page-outlet.tsx';
import { Shell } from '../shell/shell.tsx';

/** The route table with its elements: each page inside the shell. */
export const routeObjects: RouteObject[] = [{ element: <Shell />, children: routes.map(withElement) }];

/** A redirect route renders nothing: the URL has been replaced before a page renders. */
function withElement({ handle, ...route }: ShopRoute): RouteObject {
  const element = handle.page === undefined ? undefined : <RoutePage page={handle.page} />;
  if (route.index === true) return { ...route, element };
  const { children, ...own } = route;
  return { ...own, element, ...(children !== undefined && { children: children.map(withElement) }) };
}

function RoutePage({ page }: { readonly page: NonNullable<RouteHandle['page']> }) {
  const [search] = useSearchParams();
  const name = typeof page === 'function' ? page(search) : page;
  return <PageOutlet name={name} part={lazyPageOf(name)} />;
}
