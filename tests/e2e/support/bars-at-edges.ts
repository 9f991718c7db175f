import type { Page } from 'playwright';

/** Elements that stay in the window while the page scrolls, and take more than a quarter of its height. */
export function tallBars(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
    return [...document.body.querySelectorAll('*')].filter(staysInSight).map(nameOf);

    function staysInSight(element: Element): boolean {
      const { position } = getComputedStyle(element);
      if (position !== 'fixed' && position !== 'sticky') return false;
      const { top, bottom, height, width } = element.getBoundingClientRect();
      const isInWindow = bottom > 0 && top < window.innerHeight && element.checkVisibility();
      return isInWindow && width > window.innerWidth / 2 && height > window.innerHeight / 4;
    }

    function nameOf(element: Element): string {
      return element.outerHTML.slice(0, 80);
    }
  });
}
