// @vitest-environment node
import { matchRoutes as routerMatch } from 'react-router';
import { expect, test } from 'vitest';
import { matchRoutes } from './match-routes.ts';
import type { ShopRoute } from './routes.ts';
import { routes } from './routes.ts';

const found = (pathname: string) => {
  const match = matchRoutes(routes, pathname);
  return match === null ? null : { paths: match.chain.map(({ path }) => path), parameters: match.parameters };
};

const foundByRouter = (pathname: string) => {
  const matches = routerMatch(routes, pathname);
  const last = matches?.at(-1);
  if (matches === null || last === undefined) return null;
  return { paths: matches.map(({ route }) => route.path), parameters: { ...last.params } };
};

/** Every address of the table, and each with something in the place of a parameter. */
function addressesOf(table: readonly ShopRoute[], prefix = ''): string[] {
  return table.flatMap(({ path, children = [] }) => {
    const address = path.startsWith('/') ? path : `${prefix}/${path}`;
    return [address, ...addressesOf(children, address)];
  });
}

const values = [
  '12',
  'SG20260115000001',
  'order',
  'details',
  'a%20b',
  'a%2Fb',
  '%E3%81%82',
  ':id',
  '.',
  'list',
];
const plain = addressesOf(routes);
const addresses = [
  ...plain
    .filter((address) => address.includes(':'))
    .flatMap((address) => values.map((value) => address.replace(/:\w+/, value))),
  ...plain.flatMap((address) => [`${address}/`, address.toUpperCase(), `${address}/more`, `${address}x`]),
  '//product',
  '/product//',
];

test('[NAV-17] an address is read as React Router reads it', () => {
  expect(addresses.length).toBeGreaterThan(200);
  for (const address of addresses) expect(found(address), address).toEqual(foundByRouter(address));
});
