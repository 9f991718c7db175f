import { useAtomValue } from 'jotai';
import { footerPart } from '../../pages.ts';
import { missingSectionsAtom } from '../../state/core/missing-sections.ts';
import { LazyOnVisible } from './lazy-on-visible.tsx';

/** The footer: below the first view on every page, because `main` is as high as the window. */
export function LazyFooter() {
  if (useAtomValue(missingSectionsAtom) > 0) return null;
  return <LazyOnVisible part={footerPart} within="50px" />;
}
