import type { ComponentType } from 'react';

type Load = () => Promise<ComponentType>;

/** The pages of the account, each in a file of its own; the first view of the shop carries none of their names. */
export const accountPages = {
  profile: async () => (await import('./account-profile-page.tsx')).AccountProfilePage,
  orders: async () => (await import('./account-orders-page.tsx')).AccountOrdersPage,
  order: async () => (await import('./order-details-page.tsx')).OrderDetailsPage,
  afterSales: async () => (await import('./after-sales-page.tsx')).AfterSalesPage,
  afterSalesList: async () => (await import('./after-sales-list-page.tsx')).AfterSalesListPage,
  coupons: async () => (await import('./account-coupons-page.tsx')).AccountCouponsPage,
  applications: async () => (await import('./account-applications-page.tsx')).AccountApplicationsPage,
  accountPoints: async () => (await import('./account-points-page.tsx')).AccountPointsPage,
  wins: async () => (await import('./account-wins-page.tsx')).AccountWinsPage,
  accountWarranty: async () => (await import('./account-warranty-page.tsx')).AccountWarrantyPage,
  changePassword: async () => (await import('./account-password-page.tsx')).AccountPasswordPage,
  decoration: async () => (await import('./account-decoration-page.tsx')).AccountDecorationPage,
  comment: async () => (await import('./comment-page.tsx')).CommentPage,
  gift: async () => (await import('./gift-page.tsx')).GiftPage,
} as const satisfies Readonly<Record<string, Load>>;

export type AccountPage = keyof typeof accountPages;
