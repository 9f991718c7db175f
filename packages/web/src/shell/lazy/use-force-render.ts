import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isRenderForcedAtom } from '../../state/core/force-render.ts';

/** Renders lazy sections before printing and on Tab: neither scrolls them into view. */
export function useForceRender(): void {
  const forceRender = useSetAtom(isRenderForcedAtom);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('beforeprint', () => forceRender(true), { signal });
    addEventListener('keydown', ({ key }) => key === 'Tab' && forceRender(true), { signal });
    return () => controller.abort();
  }, [forceRender]);
}
