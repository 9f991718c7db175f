import type { Stop } from '../../environment.ts';

/** Whether the visitor is filling in a field. */
export function isFieldFocused(): boolean {
  return document.activeElement?.matches('input, textarea, select') ?? false;
}

/** Calls a function when the focus enters or leaves the controls of the page; not between two of them. */
export function followFocus(onChange: () => void): Stop {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener('focusin', onChange, { signal });
  document.addEventListener('focusout', ({ relatedTarget }) => relatedTarget === null && onChange(), {
    signal,
  });
  return () => controller.abort();
}
