import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isRenderForcedAtom } from '../../state/core/force-render.ts';

/** Brings what is far below as soon as somebody prints or walks by Tab: neither looks where the window is. */
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
