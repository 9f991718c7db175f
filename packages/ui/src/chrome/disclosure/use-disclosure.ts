import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

interface Disclosure<Name extends string, Root extends HTMLElement> {
  /** Ref for the element that contains the buttons and their panels. */
  readonly root: RefObject<Root | null>;
  readonly opened: Name | null;
  readonly toggle: (name: Name) => void;
  readonly close: () => void;
}

/**
 * At most one of several panels is open. Escape closes it and returns the focus to its button; a press or focus
 * outside the root closes it too.
 */
export function useDisclosure<Name extends string, Root extends HTMLElement = HTMLElement>(): Disclosure<
  Name,
  Root
> {
  const root = useRef<Root | null>(null);
  const [opened, setOpened] = useState<Name | null>(null);

  useEffect(() => {
    const element = root.current;
    if (opened === null || element === null) return;
    const listening = new AbortController();
    const { signal } = listening;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !element.contains(target);

    element.addEventListener(
      'keydown',
      (event) => {
        // A panel inside this one has already closed.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        event.preventDefault();
        element.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
        setOpened(null);
      },
      { signal },
    );
    element.addEventListener(
      'focusout',
      (event) => {
        if (isOutside(event.relatedTarget)) setOpened(null);
      },
      { signal },
    );
    document.addEventListener(
      'pointerdown',
      (event) => {
        if (isOutside(event.target)) setOpened(null);
      },
      { signal },
    );
    return () => listening.abort();
  }, [opened]);

  return {
    root,
    opened,
    toggle: (name) => setOpened((current) => (current === name ? null : name)),
    close: () => setOpened(null),
  };
}
