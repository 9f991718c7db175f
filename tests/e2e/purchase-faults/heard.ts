import type { BrowserContext } from 'playwright';

/** Announcements and visible problems of the pages of a browser, in order. */
export interface Heard {
  /** The texts of the live regions, each time that they change. */
  readonly texts: readonly string[];
  /** The texts of the problems that become visible. */
  readonly problems: readonly string[];
}

export async function listen(context: BrowserContext): Promise<Heard> {
  const texts: string[] = [];
  const problems: string[] = [];
  await context.exposeFunction('announceToTest', (text: string) => texts.push(text));
  await context.exposeFunction('showToTest', (text: string) => problems.push(text));
  await context.addInitScript(() => {
    const regions = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]';
    const problem = '[role="alert"], [data-tone="error"]';
    const textsOf = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((part) => part.checkVisibility())
        .map((part) => part.textContent.trim())
        .filter((text) => text !== '');
    let previous = '';
    let shown: readonly string[] = [];
    const report = () => {
      const text = textsOf(regions).join(' · ');
      if (text !== previous && text !== '') Reflect.get(globalThis, 'announceToTest')(text);
      previous = text;
      const visible = textsOf(problem);
      for (const one of visible) if (!shown.includes(one)) Reflect.get(globalThis, 'showToTest')(one);
      shown = visible;
    };
    new MutationObserver(report).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return { texts, problems };
}
