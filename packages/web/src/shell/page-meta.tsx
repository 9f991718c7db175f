import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { environmentAtom } from '../state/core/environment-atom.ts';
import { locationAtom, pageAtom } from '../state/core/location.ts';
import { localeAtom } from '../state/site/language.ts';
import { canonicalAddress } from './canonical-address.ts';

/** Renders the metadata of a page for search engines and link previews: canonical URL and social card. */
export function PageMeta() {
  const { origin } = useAtomValue(environmentAtom);
  const { pathname, search } = useAtomValue(locationAtom);
  const page = useAtomValue(pageAtom);
  const [title, description] = useHeadText();
  const address = canonicalAddress({ pathname, search, origin }, useAtomValue(localeAtom));
  return (
    <>
      <link rel="canonical" href={address} />
      {page === 'search' && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={page === 'detail' ? 'product' : 'website'} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${origin}/share.png`} />
    </>
  );
}

/** Title and description that the page set last. */
function useHeadText(): readonly [title: string, description: string] {
  const words = useSyncExternalStore(followHead, () => JSON.stringify([document.title, describe()]));
  const value: unknown = JSON.parse(words);
  const [title, description] = Array.isArray(value) ? value.map(String) : [];
  return [title ?? '', description ?? ''];
}

function describe(): string {
  return document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
}

function followHead(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  const options = { subtree: true, childList: true, characterData: true, attributes: true };
  for (const node of document.querySelectorAll('title, meta[name="description"]')) {
    observer.observe(node, options);
  }
  return () => observer.disconnect();
}
