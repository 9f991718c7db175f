/** The pages of the shop; each has a file in pages/, a title and a description. */
export const pageNames = [
  'home',
  'category',
  'search',
  'detail',
  'logIn',
  'register',
  'resetPassword',
  'cart',
  'checkout',
  'payment',
  'paymentResult',
  'orders',
  'order',
  'policy',
  'supportFaq',
  'supportWarranty',
  'downloads',
  'trackOrders',
  'ordersOver',
  'trackedOrder',
  'flashSale',
  'pointsStore',
  'bigSale',
  'points',
] as const;

export type PageName = (typeof pageNames)[number];
