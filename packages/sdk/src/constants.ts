/** The constants of spec §9, the sizes of §5 and the names of §3. Names end with their units. */

import type { Locale } from './generated/types.ts';

export const locales = ['en', 'zh', 'de', 'ja', 'it', 'es', 'fr'] as const satisfies readonly Locale[];
export const defaultLocale: Locale = 'en';

export const httpTimeoutMs = 60_000;
/** A product card names the stock from this count down. */
export const lowStockCount = 5;

export const cartQuantityDebounceMs = 1_000;
export const loginRedirectDelayMs = 1_000;
export const cartDrawerCloseDelayMs = 1_000;
export const languageReloadDelayMs = 400;
export const lazyPartTimeoutMs = 120_000;

export const noticeAutoplayMs = 5_000;
export const noticeTransitionMs = 1_000;
export const carouselTransitionMs = 1_000;
export const flashSaleAutoplayMs = 3_000;

export const popupDelayMs = 500;
export const loginModalFirstDelayMs = 5_000;
export const loginModalNextDelayMs = 10_000;
export const subscribeWarningMs = 2_000;
export const subscribeClearDelayMs = 400;

export const wheelPrizeCount = 6;
export const wheelStopMs = 4_000;
export const wheelCountry = 'US';
export const giftShippingBusinessDays = 2;

export const desktopBreakpointPx = 991;
export const carouselBreakpointPx = 769;
export const flashSaleSlidesPerView = { wide: 4, medium: 3, small: 1 } as const;

/** Tiers of the full reduction in US cents. Other currencies multiply both columns by a factor. */
export const fullReductionTiersCents = [
  { over: 3_000, save: 200 },
  { over: 6_000, save: 500 },
  { over: 12_000, save: 1_000 },
  { over: 18_000, save: 1_500 },
  { over: 24_000, save: 2_000 },
  { over: 30_000, save: 2_500 },
  { over: 36_000, save: 3_000 },
] as const;

export const warrantyYears = 1;
export const warrantyDays = warrantyYears * 365;
/** A warranty counts as expiring this many days before its end. */
export const warrantyExpiringDays = 30;
export const hotProductWarrantyDays = 45;
export const returnWindowDays = 45;
export const reviewWindowDays = 30;
/** The EU right of withdrawal: days to declare it, then to send the goods back, and for the refund. */
export const withdrawalDays = 14;
export const withdrawalSendBackDays = 14;
export const withdrawalRefundDays = 14;
/** EU law requires showing the lowest price of this many days next to a reduced price. */
export const lowestPriceDays = 30;
/** A requested deletion of an account can be canceled for this many days. */
export const accountDeletionDays = 14;
/** Orders of deleted accounts remain this many years, because tax law requires their invoices. */
export const orderRetentionYears = 10;
export const verificationCodeDigits = 6;
/** The specification does not define this length. */
export const verificationCodeResendSeconds = 60;
/** An unsubscribe link is valid this long after the newest mail with it. US law requires 30 days or more. */
export const unsubscribeLinkDays = 90;
export const uploadMaximumMegabytes = 2;
export const uploadMaximumBytes = uploadMaximumMegabytes * 1_048_576;
/** An order number is SG and this many digits. */
export const orderNumberDigits = 14;

export const points = {
  signUp: 50,
  dailyLogin: 3,
  invite: 10,
  /** Interpreted as points, like its neighbors: ten invitations. */
  invitePerMonthMaximum: 100,
  socialFollow: 20,
  profileCompleted: 10,
  sharedReview: 50,
} as const;

export const supportReplyHours = 24;
export const supportHours = {
  firstWeekday: 'monday',
  lastWeekday: 'friday',
  from: '09:00',
  to: '18:00',
} as const;

export const currencySymbols = {
  en: '$',
  de: '€',
  es: '€',
  fr: '€',
  it: '€',
  zh: '￥',
  ja: 'JP￥',
} as const satisfies Record<Locale, string>;

/** Apart from the other names, so that the bundle of the SDK need not contain them. */
export const tokenCookieName = 'token';

export const cookieNames = {
  token: tokenCookieName,
  tiktokToken: 'tiktokToken',
  locale: 'locale',
  temporaryCart: 'temp_car',
  userInfo: 'userInfo',
  startTime: 'startTime',
  popupClicked: 'pClicked',
  hotClicked: 'hClicked',
  activity: 'activity',
  fullPath: 'fullpath',
} as const;

export const sessionItemNames = {
  fixedModal: 'fixedModal',
  orderNumber: 'order_sn',
  temporaryEmail: 'temp_email',
} as const;

/** Browsers silently drop cookies over 4,096 bytes; this limit stays well below. */
export const temporaryCartEntriesMaximum = 40;
export const temporaryCartMaximumBytes = 3_500;
export const tokenMaximumBytes = 4_096;
export const tokenCookieLifetimeDays = 30;
