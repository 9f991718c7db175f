import { globSync, readFileSync } from 'node:fs';
import * as constants from '@signal-shop/sdk/constants';
import { isReviewOpen } from '@signal-shop/sdk/rules/review-window';
import { daySeconds } from '@signal-shop/sdk/rules/time';
import type { MediaCondition } from 'lightningcss';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { visitStyleSheets } from '../support/style-sheets.ts';

const {
  cartQuantityDebounceMs,
  carouselBreakpointPx,
  desktopBreakpointPx,
  noticeTransitionMs,
  reviewWindowDays,
} = constants;

test('[CONST-01] every number of the specification is a constant', () => {
  expect(constants).toMatchObject({
    httpTimeoutMs: 60_000,
    cartQuantityDebounceMs: 1_000,
    loginRedirectDelayMs: 1_000,
    cartDrawerCloseDelayMs: 1_000,
    languageReloadDelayMs: 400,
    lazyPartTimeoutMs: 120_000,
    noticeAutoplayMs: 5_000,
    noticeTransitionMs: 1_000,
    carouselTransitionMs: 1_000,
    flashSaleAutoplayMs: 3_000,
    flashSaleSlidesPerView: { wide: 4, medium: 3, small: 1 },
    popupDelayMs: 500,
    loginModalFirstDelayMs: 5_000,
    loginModalNextDelayMs: 10_000,
    wheelPrizeCount: 6,
    wheelStopMs: 4_000,
    wheelCountry: 'US',
    giftShippingBusinessDays: 2,
    desktopBreakpointPx: 991,
    carouselBreakpointPx: 769,
    warrantyYears: 1,
    hotProductWarrantyDays: 45,
    returnWindowDays: 45,
    reviewWindowDays: 30,
    uploadMaximumBytes: 2 * 1024 * 1024,
    supportReplyHours: 24,
    supportHours: { firstWeekday: 'monday', lastWeekday: 'friday', from: '09:00', to: '18:00' },
    points: {
      signUp: 50,
      dailyLogin: 3,
      invite: 10,
      invitePerMonthMaximum: 100,
      socialFollow: 20,
      profileCompleted: 10,
      sharedReview: 50,
    },
  });
});

test('[I18N-01] seven languages, English by default', () => {
  expect([...constants.locales].sort()).toEqual(['de', 'en', 'es', 'fr', 'it', 'ja', 'zh']);
  expect(constants.defaultLocale).toBe('en');
});

const sources = globSync('packages/{sdk,mock-server,ui,web}/src/**/*.{ts,tsx}').filter(
  (path) => !/generated|\.test\.|\.stories\.|constants\.ts$/.test(path),
);

// A plain word such as points may also be the name of a local.
const names = Object.keys(constants).filter((name) => /[A-Z]/.test(name));

test('[CONST-01] no constant is defined twice', () => {
  const again = sources.filter((path) => {
    const declaredNames = declarationsIn(path);
    return names.some((name) => declaredNames.includes(name));
  });
  expect(sources.length).toBeGreaterThan(100);
  expect(again).toEqual([]);
});

test('[CONST-01] numbers with only one meaning appear nowhere else', () => {
  const numbers = /(?<![\w.])(60_?000|2_?097_?152|991|769|3_?000_00|36_?000|18_?000|24_?000)(?![\w.])/;
  const paths = sources
    .filter((path) => !path.includes('/seed/'))
    .filter((path) => literalsIn(path).some((literal) => numbers.test(literal)));
  expect(paths).toEqual([]);
});

test('[LAY-09] the layout changes at the two breakpoints of the specification', () => {
  const widths: number[] = [];
  visitStyleSheets('packages/{ui,web}/src/**/*.css', () => ({
    MediaQuery: ({ condition }) => void widths.push(...pixelsIn(condition)),
  }));
  expect([...new Set(widths)].sort((one, other) => one - other)).toEqual([
    carouselBreakpointPx,
    desktopBreakpointPx + 1,
  ]);
});

test('[LAY-01] the announcement bar animates for the time of the specification', () => {
  const times = new Set<number>();
  visitStyleSheets('packages/ui/src/chrome/announcement-bar/*.css', () => ({
    Time: ({ type, value }) => void times.add(type === 'seconds' ? value * 1_000 : value),
  }));
  // One millisecond is for those who prefer reduced motion.
  expect([...times]).toEqual([noticeTransitionMs, 1]);
});

test('[CART-02] the cart editor debounces for the time of the specification', () => {
  expect(cartQuantityDebounceMs).toBe(1_000);
  expect(readFileSync('packages/sdk/src/cart-editor.ts', 'utf8')).toContain('cartQuantityDebounceMs');
});

test('[REV-01] a review is possible on day 30 and no longer on day 31', () => {
  const deliveryTime = Date.UTC(2026, 0, 15, 12) / 1_000;
  const middayAfter = (days: number) => deliveryTime + days * daySeconds;
  expect(isReviewOpen(deliveryTime, middayAfter(reviewWindowDays))).toBe(true);
  expect(isReviewOpen(deliveryTime, middayAfter(reviewWindowDays + 1))).toBe(false);
});

/** The widths in pixels that a media query compares with, also within `and`, `or` and `not`. */
function pixelsIn(condition: MediaCondition | null | undefined): readonly number[] {
  if (condition?.type === 'not') return pixelsIn(condition.value);
  if (condition?.type === 'operation') return condition.conditions.flatMap(pixelsIn);
  if (condition?.type !== 'feature' || condition.value.type !== 'range') return [];
  const { value } = condition.value;
  if (value.type !== 'length' || value.value.type !== 'value') return [];
  const length = value.value.value;
  return length.unit === 'px' ? [length.value] : [];
}

/** Returns the number and text literals of a module. */
function literalsIn(path: string): readonly string[] {
  const names: string[] = [];
  const visitor = new Visitor({
    Literal: ({ raw }) => void names.push(raw ?? ''),
    TemplateElement: ({ value }) => void names.push(value.raw),
  });
  visitor.visit(parseSync(path, readFileSync(path, 'utf8')).program);
  return names;
}

/** Returns the names of the variables that a module declares. */
function declarationsIn(path: string): readonly string[] {
  const names: string[] = [];
  const visitor = new Visitor({
    VariableDeclarator: ({ id }) => void (id.type === 'Identifier' && names.push(id.name)),
  });
  visitor.visit(parseSync(path, readFileSync(path, 'utf8')).program);
  return names;
}
