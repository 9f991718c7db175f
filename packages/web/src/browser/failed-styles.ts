const failedLinks = new Set<HTMLLinkElement>();

/** Remembers the links of style sheets that fail to load. */
export function watchStyles(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedLinks.add(target);
    },
    // Errors of elements do not bubble.
    { capture: true },
  );
}

/**
 * Loads the style sheets again that have failed: Vite tries each only once, so a lazy part that loads at a later attempt would
 * have no styles. Resolves also if they fail again.
 */
export async function reloadFailedStyles(): Promise<void> {
  const links = [...failedLinks];
  failedLinks.clear();
  await Promise.all(links.map(reload));
}

function reload(link: HTMLLinkElement): Promise<unknown> {
  const copy = link.cloneNode();
  const { promise, resolve } = Promise.withResolvers<unknown>();
  copy.addEventListener('load', resolve);
  copy.addEventListener('error', resolve);
  link.replaceWith(copy);
  return promise;
}
