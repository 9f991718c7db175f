// A page of the repository in a package: its links work outside the repository.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { repository, repositoryAddress } from './published-manifest.ts';

const relativeLink = /(?<=\]\()(?![a-z]+:|#)([^)\s#]+)/g;

/**
 * Returns the text of a page for a package. A link to a file that the package lacks becomes its address in the repository.
 * @param path of the page
 * @param packed the packed path of a file, null if the package does not have it
 */
export function publishedMarkdown(path: string, packed: (file: string) => string | null): string {
  return readFileSync(path, 'utf8').replaceAll(relativeLink, (target: string) => {
    const file = join(dirname(path), target);
    if (!existsSync(file)) throw new Error(`${path} links to ${target}, which does not exist.`);
    return packed(file) ?? repositoryAddress(relative(repository, file));
  });
}
