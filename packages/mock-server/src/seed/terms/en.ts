import type { TermTexts } from './types.ts';

export const terms = {
  shipping: {
    name: 'Shipping',
    intro: 'Shipping is free for every order, to every country we deliver to.',
    first: {
      heading: 'When it leaves',
      text: 'Orders paid before 14:00 leave our warehouse the same working day, later ones the next. You get a message with the tracking number.',
    },
    second: {
      heading: 'When it arrives',
      text: 'Two to four working days within the United States, three to seven elsewhere. Customs can add a day or two.',
    },
    list: {
      heading: 'Good to know',
      items: [
        'Several items in one order travel in one parcel.',
        'We cannot change the address once the parcel is on its way.',
        'A parcel that does not arrive within 15 working days is sent again or refunded.',
      ],
    },
  },
  returns: {
    name: 'Returns',
    intro: 'You have 45 days from delivery to send something back, used or not.',
    first: {
      heading: 'How it works',
      text: 'Write to customer service first. They check your order and ask for a picture of the item or the receipt. Then you get a label.',
    },
    second: {
      heading: 'Your money',
      text: 'We refund the full price within five working days after the parcel arrives, to the card you paid with.',
    },
    list: {
      heading: 'Please send along',
      items: [
        'The item with its cables and receiver.',
        'The order number on a slip of paper.',
        'Original box if you still have it. It is not required.',
      ],
    },
  },
  warranty: {
    name: 'Warranty terms',
    intro: 'Every product is covered for one year from the day it was delivered.',
    first: {
      heading: 'What is covered',
      text: 'Faults in material and workmanship: switches that double-click, cups that fall silent, batteries that lose more than a third of their life.',
    },
    second: {
      heading: 'What is not',
      text: 'Drops, spills, opened housings and ordinary wear of pads, feet and cables.',
    },
    list: {
      heading: 'How to claim',
      items: [
        'Have the order number ready.',
        'Describe what happens and when.',
        'We repair or replace, and pay the shipping both ways.',
      ],
    },
  },
  payment: {
    name: 'Payment',
    intro: 'You pay by card. The amount is shown before you confirm and charged once.',
    first: {
      heading: 'When we charge',
      text: 'Your card is charged when you place the payment. If it is declined, the order waits for you as unpaid.',
    },
    second: {
      heading: 'Reductions',
      text: 'Savings for full carts are worked out by themselves. They do not apply to flash-sale, rebate, free or points items.',
    },
    list: {
      heading: 'Also possible',
      items: [
        'Points instead of money, for items in the points store.',
        'Coupons, one for each order.',
        'A receipt in the currency of your language.',
      ],
    },
  },
  privacy: {
    name: 'Privacy',
    intro: 'We keep what we need to run the shop, and nothing to sell.',
    first: {
      heading: 'What we store',
      text: 'Your email, your address, your orders and what you write to us. Card numbers never reach our servers.',
    },
    second: {
      heading: 'What stays with you',
      text: 'Your cart, your language and your login are kept in cookies on your own device.',
    },
    list: {
      heading: 'Your rights',
      items: [
        'Ask for a copy of your data.',
        'Have it corrected or deleted.',
        'Leave the newsletter with one click.',
      ],
    },
  },
  'terms-of-service': {
    name: 'Terms of service',
    intro: 'These terms apply when you use this shop. They are short on purpose.',
    first: {
      heading: 'Orders',
      text: 'An order is a contract once it is paid. If we cannot deliver, we say so and refund you in full.',
    },
    second: {
      heading: 'Accounts',
      text: 'Keep your password to yourself. You must be of age, or order together with someone who is.',
    },
    list: {
      heading: 'Fair use',
      items: [
        'Points and coupons are for people, not for programs.',
        'Reviews should be your own, good or bad.',
        'We may close accounts that trick others.',
      ],
    },
  },
  'about-us': {
    name: 'About us',
    intro: 'We make headsets and mice for people who play, and nothing else.',
    first: {
      heading: 'How it began',
      text: 'In 2019 three friends from Seattle took a headset apart that had broken for the third time. They built one that could be repaired. The first hundred were sold to people they knew; some of those still work.',
    },
    second: {
      heading: 'How we work',
      text: 'Forty people design, test and answer letters under one roof. Every model is played for six months before it is sold, by people who were not told to like it.',
    },
    list: {
      heading: 'What you can hold us to',
      items: [
        'One year of warranty on everything.',
        '45 days to change your mind.',
        'An answer from a person within 24 hours on working days.',
      ],
    },
  },
} as const satisfies TermTexts;
