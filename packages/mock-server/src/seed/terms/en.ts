import type { TermTexts } from './types.ts';

export const terms = {
  shipping: {
    name: 'Shipping',
    intro: 'Shipping is free for every order, to every country we deliver to.',
    first: {
      heading: 'When it ships',
      text: 'Orders paid before 2:00 PM ship the same business day, later ones the next. We’ll email you the tracking number.',
    },
    second: {
      heading: 'When it arrives',
      text: 'Two to four business days within the United States, three to seven elsewhere. Customs can add a day or two.',
    },
    list: {
      heading: 'Good to know',
      items: [
        'Items in the same order ship together.',
        'We can’t change the address once the package has shipped.',
        'If a package doesn’t arrive within 15 business days, we’ll resend or refund it.',
      ],
    },
  },
  returns: {
    name: 'Returns',
    intro: 'You have 45 days from delivery to return an item, used or not.',
    first: {
      heading: 'How it works',
      text: 'Contact customer service first. We’ll check your order and ask for a photo of the item or the receipt. Then we’ll send you a label.',
    },
    second: {
      heading: 'Your refund',
      text: 'We refund the full price to your card within five business days after the package arrives.',
    },
    list: {
      heading: 'What to include',
      items: [
        'The item with its cables and receiver.',
        'The order number, on a slip of paper.',
        'The original box, if you still have it.',
      ],
    },
  },
  warranty: {
    name: 'Warranty terms',
    intro: 'Every product is covered for one year from the day it was delivered.',
    first: {
      heading: 'What is covered',
      text: 'Defects in materials and workmanship: switches that double-click, ear cups that go silent, batteries that lose more than a third of their capacity.',
    },
    second: {
      heading: 'What isn’t',
      text: 'Drops, spills, opened housings, and normal wear of pads, feet, and cables.',
    },
    list: {
      heading: 'How to file a claim',
      items: [
        'Have the order number ready.',
        'Tell us what happens and when it started.',
        'We’ll repair or replace it and pay shipping both ways.',
      ],
    },
  },
  payment: {
    name: 'Payment',
    intro: 'You pay by card. You see the amount before you confirm, and we charge it once.',
    first: {
      heading: 'When we charge you',
      text: 'We charge your card when you submit the payment. If it’s declined, the order stays unpaid until you try again.',
    },
    second: {
      heading: 'Discounts',
      text: 'Spend & save discounts apply automatically. They don’t apply to flash sale, sale, free, or points items.',
    },
    list: {
      heading: 'Good to know',
      items: [
        'You can redeem points instead of paying in the points store.',
        'You can use one coupon per order.',
        'Your receipt is in the currency of your language.',
      ],
    },
  },
  privacy: {
    name: 'Privacy',
    intro: 'We store what we need to run the shop. We don’t sell any of it.',
    first: {
      heading: 'What we store',
      text: 'Your email, address, orders, and messages to us. Card numbers never reach our servers.',
    },
    second: {
      heading: 'What stays on your device',
      text: 'Your cart, language, and login are saved in cookies on your own device.',
    },
    list: {
      heading: 'Your rights',
      items: [
        'Ask for a copy of your data.',
        'Have your data corrected or deleted.',
        'Unsubscribe from our emails.',
      ],
    },
  },
  'terms-of-service': {
    name: 'Terms of service',
    intro: 'These terms apply when you use this shop. They’re short on purpose.',
    first: {
      heading: 'Orders',
      text: 'Your order is binding once it’s paid. If we can’t deliver, we’ll tell you and refund you in full.',
    },
    second: {
      heading: 'Accounts',
      text: 'Don’t share your password. You must be 18 or older, or order together with an adult.',
    },
    list: {
      heading: 'Fair use',
      items: [
        'Points and coupons are for people, not for bots.',
        'Reviews must be your own, good or bad.',
        'We may close accounts that deceive others.',
      ],
    },
  },
  'about-us': {
    name: 'About us',
    intro: 'We make gaming headsets and mice, and nothing else.',
    first: {
      heading: 'How we started',
      text: 'In 2019, three friends in Seattle took apart a headset that had broken for the third time, and built one that could be repaired. They sold the first hundred to people they knew. Some of those still work.',
    },
    second: {
      heading: 'How we work',
      text: 'Forty people design, test, and answer email under one roof. Before we sell a model, players use it for six months. Nobody asks them to like it.',
    },
    list: {
      heading: 'Our promises',
      items: [
        'A one-year warranty on everything.',
        '45 days to change your mind.',
        'A reply from a real person within 24 hours on business days.',
      ],
    },
  },
} as const satisfies TermTexts;
