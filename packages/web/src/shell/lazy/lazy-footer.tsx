import { useAtomValue } from 'jotai';
import { footerPart } from '../../pages.ts';
import { isRenderForcedAtom } from '../../state/core/force-render.ts';
import { missingSectionsAtom } from '../../state/core/missing-sections.ts';
import { LazyOnVisible } from './lazy-on-visible.tsx';

/** The footer: below the first view on every page, because `main` is as high as the window. */
export function LazyFooter() {
  const isForced = useAtomValue(isRenderForcedAtom);
  const isWaiting = useAtomValue(missingSectionsAtom) > 0;
  if (isWaiting && !isForced) return null;
  return <LazyOnVisible part={footerPart} within="50px" />;
}
