import { posix } from 'node:path';
import { pages } from './guide-pages.ts';

/** The target of a markdown link, resolved for the site. */
export type Target =
  | { readonly kind: 'page' | 'outside' | 'picture'; readonly href: string }
  /** Only in the repository: shown as its path. */
  | { readonly kind: 'file'; readonly path: string };

const bySource = new Map(pages.map(({ source, name }) => [source, name]));
const picture = /\.(?:png|svg|webp)$/;

/** @param source path of the file that contains the link */
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
