import type { Locator, Page } from 'playwright';

/** The controls of the page and of everything at its edges, without those that are disabled or hidden. */
export function controlsOf(page: Page): Locator {
  return page.locator(
    ':is(a, button, input, select, summary, label):not(:disabled, [inert] *, [aria-hidden="true"] *, [popover] *)',
  );
}

/** Those that something else covers at their center once they are scrolled into view. */
export async function coveredControls(controls: Locator): Promise<readonly string[]> {
  return controls.evaluateAll(async (all) => {
    const covered: string[] = [];
    let scrolled = 0;
    for (const control of all) {
      scrolled += reveal(control);
      // Bars come and go with the position; waiting after each control would take most of the time of the tests.
      if (scrolled > innerHeight / 4) {
        await frames();
        scrolled = 0;
      }
      if (coverOf(control) === null) continue;
      // Parts of the page that render when they come near may have moved it.
      reveal(control);
      await frames();
      const over = coverOf(control);
      if (over !== null) covered.push(`${control.outerHTML.slice(0, 80)} under ${over}`);
    }
    return covered;

    /** @returns how far the page had to scroll, in pixels */
    function reveal(control: Element): number {
      const before = control.getBoundingClientRect();
      control.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const after = control.getBoundingClientRect();
      return Math.abs(before.x - after.x) + Math.abs(before.y - after.y);
    }

    /** The first frame reports the new position to observers, the second one shows their changes. */
    async function frames(): Promise<void> {
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }

    function coverOf(control: Element): string | null {
      const { x, y, width, height } = control.getBoundingClientRect();
      const isVisible = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      if (width <= 1 || height <= 1 || !isVisible) return null;
      const over = document.elementFromPoint(x + width / 2, y + height / 2);
      if (over === null || control.contains(over) || over.contains(control)) return null;
      // Labels and controls of a card cover its link on purpose.
      if (over.closest('article, li')?.contains(control) === true) return null;
      return over.outerHTML.slice(0, 80);
    }
  });
}
