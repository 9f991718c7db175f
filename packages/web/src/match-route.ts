interface Nested<Route> {
  /** Segments between slashes; one that begins with a colon stands for any. Below another route, what follows it. */
  readonly path: string;
  readonly children?: readonly Route[];
}

export interface RouteMatch<Route> {
  /** The routes that lead to the one that is meant, which is the last. */
  readonly chain: readonly Route[];
  readonly parameters: Readonly<Record<string, string | undefined>>;
}

interface Branch<Route> {
  readonly chain: readonly Route[];
  readonly segments: readonly string[];
}

/**
 * Finds the route of a path in a table. Capitals and slashes at the end make no difference, parameters are decoded,
 * and a route that spells a path out comes before one with a parameter.
 */
export function routeMatcher<Route extends Nested<Route>>(
  routes: readonly Route[],
): (pathname: string) => RouteMatch<Route> | null {
  const branches = routes
    .flatMap((route) => branchesOf(route, [], []))
    .toSorted((one, other) => parametersIn(one) - parametersIn(other));
  return (pathname) => {
    const asked = segmentsOf(pathname).map(decoded);
    const branch = branches.find(({ segments }) => fits(segments, asked));
    if (branch === undefined) return null;
    const named = branch.segments.flatMap((segment, place) =>
      isParameter(segment) ? [[segment.slice(1), asked[place]]] : [],
    );
    return { chain: branch.chain, parameters: Object.fromEntries(named) };
  };
}

function branchesOf<Route extends Nested<Route>>(
  route: Route,
  above: readonly Route[],
  before: readonly string[],
): Branch<Route>[] {
  const chain = [...above, route];
  const segments = [...before, ...segmentsOf(route.path)];
  return [
    { chain, segments },
    ...(route.children ?? []).flatMap((child) => branchesOf(child, chain, segments)),
  ];
}

function fits(segments: readonly string[], asked: readonly string[]): boolean {
  return (
    segments.length === asked.length &&
    segments.every(
      (segment, place) => isParameter(segment) || segment.toLowerCase() === asked[place]?.toLowerCase(),
    )
  );
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function isParameter(segment: string): boolean {
  return segment.startsWith(':');
}

function parametersIn({ segments }: Branch<unknown>): number {
  return segments.filter(isParameter).length;
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
