import type { Page } from 'playwright';

/** Parts that a screen reader reads as one: beside words or a name, a picture in them needs no text. */
const units = 'a, button, label, li, article, tr, figure, [role="slider"], section[aria-label]';

/** Pictures without an alternative text in a place where no words name them. */
export function silentPictures(page: Page): Promise<readonly string[]> {
  return page.locator('img[alt=""]:visible:not([aria-hidden="true"], [aria-hidden="true"] *)').evaluateAll(
    (pictures, units) =>
      pictures
        .filter((picture) => {
          const unit = picture.closest(units);
          const hasName = unit?.matches('[aria-label]') || unit?.querySelector('[aria-label]') != null;
          return unit === null || (unit.textContent?.trim() === '' && !hasName);
        })
        .map((picture) => picture.outerHTML.slice(0, 200)),
    units,
  );
}
