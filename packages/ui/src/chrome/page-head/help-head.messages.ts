import { defineMessages } from 'react-intl';

/** What stands in the browser tab of the pages that help, and as the headline of a search result. */
export const helpTitleMessages = defineMessages({
  supportFaq: {
    id: 'pageHead.supportFaq.title',
    defaultMessage: 'Questions and answers – signal',
    description: 'Page of questions and answers. Title in the browser tab.',
  },
  supportWarranty: {
    id: 'pageHead.supportWarranty.title',
    defaultMessage: 'Warranty – signal',
    description: 'Warranty page of the support. Title in the browser tab.',
  },
  downloads: {
    id: 'pageHead.downloads.title',
    defaultMessage: 'Manuals and drivers – signal',
    description: 'Download page. Title in the browser tab.',
  },
  trackOrders: {
    id: 'pageHead.trackOrders.title',
    defaultMessage: 'Track an order – signal',
    description: 'Page that follows orders. Title in the browser tab.',
  },
  ordersOver: {
    id: 'pageHead.ordersOver.title',
    defaultMessage: 'Orders that are over – signal',
    description: 'List of orders that are over. Title in the browser tab.',
  },
  trackedOrder: {
    id: 'pageHead.trackedOrder.title',
    defaultMessage: 'Track {name, select, none {an order} other {order {name}}} – signal',
    description:
      'Page that follows one order; name is the order number, none while unknown. Title in the browser tab.',
  },
  aboutUs: {
    id: 'pageHead.aboutUs.title',
    defaultMessage: 'About us – signal',
    description: 'Page about the shop. Title in the browser tab.',
  },
  contactUs: {
    id: 'pageHead.contactUs.title',
    defaultMessage: 'Contact us – signal',
    description: 'Contact page. Title in the browser tab.',
  },
  brand: {
    id: 'pageHead.brand.title',
    defaultMessage: 'Our responsibility – signal',
    description: 'Page on responsibility. Title in the browser tab.',
  },
  policies: {
    id: 'pageHead.policies.title',
    defaultMessage: 'Terms and policies – signal',
    description: 'List of all policies. Title in the browser tab.',
  },
  withdrawal: {
    id: 'pageHead.withdrawal.title',
    defaultMessage: 'Withdraw from contract – signal',
    description: 'Page that withdraws from a contract. Title in the browser tab.',
  },
});

/** What stands under the headline of a search result. */
export const helpDescriptionMessages = defineMessages({
  supportFaq: {
    id: 'pageHead.supportFaq.description',
    defaultMessage: 'Answers about orders, shipping, returns, warranty and points.',
    description: 'Page of questions and answers. Description for search engines.',
  },
  supportWarranty: {
    id: 'pageHead.supportWarranty.description',
    defaultMessage: 'What the 1-year warranty covers and how to claim it.',
    description: 'Warranty page of the support. Description for search engines.',
  },
  downloads: {
    id: 'pageHead.downloads.description',
    defaultMessage: 'Manuals and drivers for every headset and mouse of the shop.',
    description: 'Download page. Description for search engines.',
  },
  trackOrders: {
    id: 'pageHead.trackOrders.description',
    defaultMessage: 'See where your order is, by its number and email.',
    description: 'Page that follows orders. Description for search engines.',
  },
  ordersOver: {
    id: 'pageHead.ordersOver.description',
    defaultMessage: 'Orders that are complete, cancelled or refunded.',
    description: 'List of orders that are over. Description for search engines.',
  },
  trackedOrder: {
    id: 'pageHead.trackedOrder.description',
    defaultMessage: 'Where your order stands and where its parcel is.',
    description:
      'Page that follows one order; name is the order number, none while unknown. Description for search engines.',
  },
  aboutUs: {
    id: 'pageHead.aboutUs.description',
    defaultMessage: 'Who makes the headsets and mice of signal.',
    description: 'Page about the shop. Description for search engines.',
  },
  contactUs: {
    id: 'pageHead.contactUs.description',
    defaultMessage: 'Form, telephone and email of the support, and when it is at work.',
    description: 'Contact page. Description for search engines.',
  },
  brand: {
    id: 'pageHead.brand.description',
    defaultMessage: 'What signal feels responsible for: repair, packaging, people, honesty.',
    description: 'Page on responsibility. Description for search engines.',
  },
  policies: {
    id: 'pageHead.policies.description',
    defaultMessage: 'Every text of the shop that binds it.',
    description: 'List of all policies. Description for search engines.',
  },
  withdrawal: {
    id: 'pageHead.withdrawal.description',
    defaultMessage: 'Withdraw from your contract online, without a login and without a reason.',
    description: 'Page that withdraws from a contract. Description for search engines.',
  },
});
