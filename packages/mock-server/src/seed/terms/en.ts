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
    third: {
      heading: 'Shipping costs and taxes',
      text: 'Shipping costs nothing, and prices include tax, so the price of the items is what you pay. Only in the United States do we add sales tax, as soon as you’ve entered your address. You see the total before you order.',
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
      text: 'Contact customer service first. We’ll check your order and ask for a photo of the item or the receipt. Once we’ve approved the return, send the package with any carrier and enter the tracking number in your request. You pay for the return, unless the item is defective, damaged, or not what you ordered. In that case, email the receipt for the postage to {email}, and we’ll refund that, too.',
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
  'right-of-withdrawal': {
    name: 'Right of withdrawal',
    intro:
      'If you’re a consumer in the European Union, you can withdraw from your contract within {days} days without giving a reason. The {days} days start on the day you, or someone you’ve named who isn’t the carrier, receive the last item of the order. Our {returnDays}-day returns are in addition to this right.',
    first: {
      heading: 'How to withdraw',
      text: 'Tell us clearly that you’re withdrawing: online under “Withdraw from contract here”, by email to {email}, or by letter to {company}, {address}. You can use the form below, but you don’t have to. It’s in time if you send it before the {days} days are over.',
    },
    second: {
      heading: 'Your refund',
      text: 'We refund all payments, including the cost of standard shipping, within {refundDays} days of hearing from you, to the payment method you used and at no charge. We may wait until the items are back or you’ve shown that you’ve sent them, whichever comes first.',
    },
    list: {
      heading: 'Sending the items back',
      items: [
        'Send the items within {sendBackDays} days of telling us, to {returns}.',
        'You pay the direct cost of sending them back.',
        'You pay for a loss in value only if you handled the items more than was needed to check what they are and how they work.',
      ],
    },
    form: {
      name: 'Model withdrawal form',
      text: '(Complete and return this form only if you wish to withdraw from the contract.)\n\nTo {company}, {address}, {email}:\n\nI/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*):\n\n\nOrdered on (*)/received on (*):\n\nName of consumer(s):\n\nAddress of consumer(s):\n\nSignature of consumer(s) (only if this form is notified on paper):\n\nDate:\n\n(*) Delete as appropriate.',
    },
  },
  warranty: {
    name: 'Warranty terms',
    intro:
      'Every product is covered for one year from the day it was delivered. Your statutory rights aren’t affected.',
    first: {
      heading: 'What is covered',
      text: 'Defects in materials and workmanship: switches that double-click, ear cups that go silent, batteries that lose more than a third of their capacity.',
    },
    second: {
      heading: 'What isn’t',
      text: 'Drops, spills, damage from opening the housing, and normal wear of pads, feet, and cables.',
    },
    list: {
      heading: 'How to file a claim',
      items: [
        'Register the product under Warranty in your account.',
        'Report the defect with a photo. Say what happens and when it started.',
        'We’ll repair or replace it and pay shipping both ways.',
      ],
    },
  },
  payment: {
    name: 'Payment',
    intro: 'You pay by card or with a wallet. You see the amount before you confirm, and we charge it once.',
    first: {
      heading: 'When we charge you',
      text: 'We charge your card when you submit the payment, and your wallet when you approve it there. If it’s declined, the order stays unpaid until you try again.',
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
        'Your receipt is in the currency you paid in.',
      ],
    },
  },
  privacy: {
    name: 'Privacy',
    intro: 'We store what we need to run the shop. We don’t sell any of it.',
    first: {
      heading: 'What we store',
      text: 'Your profile, addresses, orders, cart, and the items you’ve saved for later. Your requests, warranties, reviews, and photos. Your wishlist, points, coupons, prizes, and free tests. Your logins, which emails you get, and the email alerts you’ve requested. For each login, we store when you logged in, when you were last active, and your device’s browser and operating system. Messages you send us stay in our inbox. Card numbers never reach our servers.',
    },
    second: {
      heading: 'What stays on your device',
      text: 'Your language, login, choice about analytics, recent searches, the products you’ve viewed or compared, and the forms you’ve started to fill in are saved on your own device. Until you log in, so are your cart, the items you’ve saved for later, and your wishlist.',
    },
    third: {
      heading: 'Analytics',
      text: 'We measure which pages are used only after you accept it. You can change your choice at any time under “Privacy settings” at the bottom of the page.',
    },
    list: {
      heading: 'Your rights',
      items: [
        'Download a copy of your data from your profile.',
        'Correct your data in your profile, or have us correct it.',
        'Delete your account in your profile. You can change your mind for 14 days. We keep orders and invoices for 10 years, as tax law requires, without a link to an account.',
        'Unsubscribe from our offers and notices, with the link in each email.',
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
  imprint: {
    name: 'Legal notice',
    intro: '{company} runs this shop. It’s a sample company, and the details on this page are sample data.',
    first: { heading: 'Address', text: 'Our mailing address is {address}.' },
    second: { heading: 'Contact', text: 'Email: {email}. Phone: {phone}.' },
    list: {
      heading: 'Company details',
      items: ['Represented by: {director}', 'Registered: {register}', 'VAT ID: {vat}', 'Hosting: {host}'],
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
      text: 'Forty people work under one roof. They design, they test, and they answer your email. Before we sell a model, players use it for six months. Nobody asks them to like it.',
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
