import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { missingSectionsAtom } from '../../state/core/missing-sections.ts';

/** In place of a section: the footer waits for it, because a fast scroll would reach the footer and see it jump away. */
export function FooterWaits() {
  const setMissing = useSetAtom(missingSectionsAtom);
  useLayoutEffect(() => {
    setMissing((count) => count + 1);
    return () => setMissing((count) => count - 1);
  }, [setMissing]);
  return null;
}
