import { posix } from 'node:path';
import { pages } from './guide-pages.ts';

/** Where a link of a markdown file leads, seen from the site. */
export type Target =
  | { readonly kind: 'page' | 'outside' | 'picture'; readonly href: string }
  /** In the repository only: shown as its path. */
  | { readonly kind: 'file'; readonly path: string };

const bySource = new Map(pages.map(({ source, name }) => [source, name]));
const picture = /\.(?:png|svg|webp)$/;

/** @param source the file that the link stands in, as a path in the repository */
export function targetOf(href: string, source: string): Target {
  if (/^[a-z][a-z+.-]*:/i.test(href)) return { kind: 'outside', href };
  if (href.startsWith('#')) return { kind: 'page', href };
  const [file = '', heading] = href.split('#');
  const path = posix.join(posix.dirname(source), file).replace(/\/$/, '');
  const name = bySource.get(path) ?? bySource.get(`${path}/README.md`);
  if (name !== undefined)
    return { kind: 'page', href: `${name}.html${heading === undefined ? '' : `#${heading}`}` };
  return picture.test(path)
    ? { kind: 'picture', href: `pictures/${posix.basename(path)}` }
    : { kind: 'file', path };
}
