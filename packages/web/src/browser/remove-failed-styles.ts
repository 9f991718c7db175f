/**
 * Removes the links of style sheets that failed to load. Vite does not load a style sheet whose link exists, so a lazy part
 * that loads at a later attempt would have no styles.
 */
export function removeFailedStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    // Errors of elements do not bubble.
    { capture: true },
  );
}
