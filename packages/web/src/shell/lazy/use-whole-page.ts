import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { isWholePageWantedAtom } from '../../state/core/whole-page.ts';

/** Brings what is far below as soon as somebody prints or walks by Tab: neither looks where the window is. */
export function useWholePage(): void {
  const want = useSetAtom(isWholePageWantedAtom);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener('beforeprint', () => want(true), { signal });
    addEventListener('keydown', ({ key }) => key === 'Tab' && want(true), { signal });
    return () => controller.abort();
  }, [want]);
}
