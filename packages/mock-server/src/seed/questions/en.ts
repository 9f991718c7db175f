import type { QuestionTexts } from './types.ts';

export const questions = {
  groups: {
    orders: 'Orders and payment',
    shipping: 'Shipping',
    returns: 'Returns and warranty',
    account: 'Account and points',
  },
  questions: {
    'change-order': [
      'Can I still change or cancel my order?',
      'You can cancel it under My orders until it ships. If you’ve paid, we’ll refund you. To change it, contact us right away.',
    ],
    'payment-methods': [
      'How can I pay?',
      'By card, with a wallet, or with points in the points store. Your card number goes straight to our payment provider. We never see it.',
    ],
    'unpaid-order': [
      'My payment failed. Is my order lost?',
      'No. It’s under My orders as unpaid, and you can try again there. You won’t be charged twice.',
    ],
    'full-reduction': [
      'How does the spend & save discount work?',
      'Spend $30 or more and the discount applies automatically, in steps, up to $30 off at $360. Flash sale, sale, free, and points items don’t count.',
    ],
    'delivery-time': [
      'When will my package arrive?',
      'Orders paid before 2:00 PM ship the same business day. They take two to four business days in the United States, three to seven elsewhere.',
    ],
    'shipping-cost': [
      'How much is shipping?',
      'Nothing. Shipping is free for every order, to every country we deliver to.',
    ],
    'track-parcel': [
      'Where’s my package?',
      'Open the order under My orders, or go to Track an order and enter its number and email. You’ll see the tracking number once the carrier has the package.',
    ],
    'parcel-late': [
      'My package is late. What now?',
      'Customs can add a day or two. If it hasn’t arrived after 15 business days, we’ll resend it or refund you. It’s your choice.',
    ],
    'return-goods': [
      'How do I return an item?',
      'You have 45 days from delivery, even for used items. Contact customer service first. Then request the return in the order and add a photo. Once we’ve approved it, send the package with any carrier and enter the tracking number. You pay for the return, unless the item is defective, damaged, or not what you ordered.',
    ],
    'refund-time': [
      'When will I get my refund?',
      'Within five business days after your package reaches us. It goes to your original payment method.',
    ],
    'warranty-length': [
      'How long is the warranty?',
      'One year from delivery, on every product. It covers defects in materials and workmanship. Your statutory rights aren’t affected.',
    ],
    'claim-warranty': [
      'Something’s broken. How do I file a warranty claim?',
      'Go to Warranty in your account, register the product if you haven’t yet, and report the defect with a photo. We’ll repair or replace it and pay shipping both ways.',
    ],
    'forgot-password': [
      'I forgot my password',
      'Choose “Forgot your password?” on the login page. We’ll email you a code to set a new one.',
    ],
    'earn-points': [
      'How do I earn points?',
      '50 for signing up, 3 for each day you log in, 10 for a complete profile, 20 for each social network you follow us on, 50 for a shared review, and 10 for each friend you invite. Registering an order earns one point per dollar.',
    ],
    'use-points': [
      'What can I use points for?',
      'Redeem them in the points store. Your account shows your balance and how you earned it.',
    ],
    'use-coupon': [
      'How do I use a coupon?',
      'Get it on the product page, or enter the code at checkout. You can use one coupon per order. It shows as a line in your total.',
    ],
  },
  headset: {
    'works-with': [
      'Does it work with my console?',
      'Check “Works with” in the specifications. Models with a 3.5 mm plug work with any controller that has a headphone jack.',
    ],
    glasses: [
      'Is it comfortable with glasses?',
      'Yes, the pads are soft at the temples. If it’s still too tight, you have 45 days to return it.',
    ],
    'quiet-microphone': [
      'My teammates can barely hear me',
      'Move the mic two fingers away from the corner of your mouth. Then choose the headset as the input in your system and game settings.',
    ],
    'no-sound': [
      'It’s connected, but there’s no sound',
      'Choose the headset as the output in your system settings. If it has a receiver, plug it into the computer instead of a hub, then turn the headset off and on.',
    ],
    'clean-pads': [
      'How do I clean the ear pads?',
      'Wipe them with a soft, slightly damp cloth. Pads that come off can be washed with a drop of soap. Let them air-dry, away from heaters.',
    ],
    'spare-parts': [
      'Can I get spare ear pads, cables, or mics?',
      'Yes. Contact customer service with your model number. Anything that wears out too early is free under warranty.',
    ],
  },
  mouse: {
    'operating-system': [
      'Does it work with Mac and Linux?',
      'Yes, it works with every system without a driver. Settings software, where available, is for Windows.',
    ],
    'hand-size': [
      'Which mouse fits my hand?',
      'Measure from your wrist to the tip of your middle finger. Under 17 cm (6.7 in), choose a small, light shape. Over 20 cm (7.9 in), choose one with a high back.',
    ],
    'settings-program': [
      'Do I need the settings software?',
      'Only to change buttons, lights, or the polling rate. Settings are saved in the mouse, so they work on any computer.',
    ],
    'jumping-pointer': [
      'The pointer jumps around',
      'Blow dust off the sensor, try a cloth pad, and move the receiver closer. If it still jumps, the warranty covers it.',
    ],
    'double-click': [
      'One click registers as two',
      'That’s a worn switch. Within the one-year warranty, we’ll replace the mouse.',
    ],
    'glass-table': [
      'Does it work on glass?',
      'Not on clear glass. Use a thin pad. It’s easier on the feet, too.',
    ],
  },
} as const satisfies QuestionTexts;
