import type { ComponentType } from 'react';
import type { OtherPage } from '../page-name.ts';

type Load = () => Promise<ComponentType>;

/**
 * Rarely visited pages, each in its own file. A separate module, so that the first load does not contain their
 * names.
 */
export const otherPages = {
  profile: async () => (await import('./account/account-profile-page.tsx')).AccountProfilePage,
  orders: async () => (await import('./orders/account-orders-page.tsx')).AccountOrdersPage,
  order: async () => (await import('./orders/order-details-page.tsx')).OrderDetailsPage,
  afterSales: async () => (await import('./after-sales/after-sales-page.tsx')).AfterSalesPage,
  afterSalesList: async () => (await import('./after-sales/after-sales-list-page.tsx')).AfterSalesListPage,
  coupons: async () => (await import('./rewards/account-coupons-page.tsx')).AccountCouponsPage,
  applications: async () => (await import('./rewards/account-applications-page.tsx')).AccountApplicationsPage,
  accountPoints: async () => (await import('./rewards/account-points-page.tsx')).AccountPointsPage,
  wins: async () => (await import('./rewards/account-wins-page.tsx')).AccountWinsPage,
  accountWarranty: async () => (await import('./after-sales/account-warranty-page.tsx')).AccountWarrantyPage,
  addresses: async () => (await import('./account/account-addresses-page.tsx')).AccountAddressesPage,
  notices: async () => (await import('./account/account-notices-page.tsx')).AccountNoticesPage,
  changePassword: async () => (await import('./account/account-password-page.tsx')).AccountPasswordPage,
  decoration: async () => (await import('./account/account-decoration-page.tsx')).AccountDecorationPage,
  comment: async () => (await import('./reviews/comment-page.tsx')).CommentPage,
  gift: async () => (await import('./reviews/gift-page.tsx')).GiftPage,
  logIn: async () => (await import('./session/log-in-page.tsx')).LogInPage,
  register: async () => (await import('./session/register-page.tsx')).RegisterPage,
  resetPassword: async () => (await import('./session/reset-password-page.tsx')).ResetPasswordPage,
  checkout: async () => (await import('./checkout/checkout-page.tsx')).CheckoutPage,
  payment: async () => (await import('./checkout/payment-page.tsx')).PaymentPage,
  paymentResult: async () => (await import('./checkout/payment-result-page.tsx')).PaymentResultPage,
  flashSale: async () => (await import('./flash-sale/flash-sale-page.tsx')).FlashSalePage,
  pointsStore: async () => (await import('./rewards/points-store-page.tsx')).PointsStorePage,
  finder: async () => (await import('./catalogue/finder-page.tsx')).FinderPage,
  raffles: async () => (await import('./rewards/raffles-page.tsx')).RafflesPage,
  bigSale: async () => (await import('./flash-sale/big-sale-page.tsx')).BigSalePage,
  points: async () => (await import('./rewards/points-page.tsx')).PointsPage,
  tiktok: async () => (await import('./support/community-page.tsx')).TiktokPage,
  community: async () => (await import('./support/community-page.tsx')).CommunityPage,
  warranty: async () => (await import('./after-sales/warranty-page.tsx')).WarrantyPage,
  supportFaq: async () => (await import('./support/support-faq-page.tsx')).SupportFaqPage,
  supportWarranty: async () => (await import('./support/support-warranty-page.tsx')).SupportWarrantyPage,
  downloads: async () => (await import('./support/downloads-page.tsx')).DownloadsPage,
  trackOrders: async () => (await import('./orders/track-orders-page.tsx')).TrackOrdersPage,
  ordersOver: async () => (await import('./orders/orders-over-page.tsx')).OrdersOverPage,
  trackedOrder: async () => (await import('./orders/tracked-order-page.tsx')).TrackedOrderPage,
  aboutUs: async () => (await import('./support/about-us-page.tsx')).AboutUsPage,
  contactUs: async () => (await import('./support/contact-us-page.tsx')).ContactUsPage,
  brand: async () => (await import('./support/brand-page.tsx')).BrandPage,
  policies: async () => (await import('./support/policies-page.tsx')).PoliciesPage,
  withdrawal: async () => (await import('./orders/withdrawal-page.tsx')).WithdrawalPage,
  unsubscribe: async () => (await import('./support/unsubscribe-page.tsx')).UnsubscribePage,
  wishlist: async () => (await import('./catalogue/chosen-goods-pages.tsx')).WishlistPage,
  compare: async () => (await import('./catalogue/chosen-goods-pages.tsx')).ComparePage,
  policy: async () => (await import('./support/policy-page.tsx')).PolicyPage,
} as const satisfies Readonly<Record<OtherPage, Load>>;
