import type { BrowserContext } from 'playwright';

/** Everything that the live regions of the pages announce, in order. */
export async function listen(context: BrowserContext): Promise<readonly string[]> {
  const heard: string[] = [];
  await context.exposeFunction('announceToTest', (text: string) => heard.push(text));
  await context.addInitScript(() => {
    const regions = '[role="alert"], [role="status"], [aria-live="polite"], [aria-live="assertive"]';
    let previous = '';
    const report = () => {
      const texts = [...document.querySelectorAll<HTMLElement>(regions)].map((region) =>
        region.textContent.trim(),
      );
      const text = texts.filter((part) => part !== '').join(' · ');
      if (text !== previous && text !== '') Reflect.get(globalThis, 'announceToTest')(text);
      previous = text;
    };
    new MutationObserver(report).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return heard;
}
