import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isRenderForcedAtom } from '../../state/core/force-render.ts';

/** Renders lazy sections before printing and on Tab: neither scrolls them into view. */
export function useForceRender(): void {
  const want = useSetAtom(isRenderForcedAtom);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('beforeprint', () => want(true), { signal });
    addEventListener('keydown', ({ key }) => key === 'Tab' && want(true), { signal });
    return () => controller.abort();
  }, [want]);
}
