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
      'Until it is paid you can cancel it yourself under My orders. Once it is paid, write to us at once: what has not left the warehouse can still be stopped.',
    ],
    'payment-methods': [
      'How can I pay?',
      'By card, or with points for items of the points store. Your card number goes to the payment provider and never to us.',
    ],
    'unpaid-order': [
      'The payment failed. Is my order lost?',
      'No. It waits under My orders as unpaid, and you can pay it again there. Nothing is ever charged twice for one order.',
    ],
    'full-reduction': [
      'How does the saving for full carts work?',
      'From $30 on, the cart saves by itself, step by step, up to $30 off at $360. Flash-sale, reduced, free and points items do not count.',
    ],
    'delivery-time': [
      'When does my parcel arrive?',
      'What is paid by 14:00 leaves the same working day. It travels two to four working days in the United States, three to seven elsewhere.',
    ],
    'shipping-cost': [
      'What does shipping cost?',
      'Nothing. Shipping is free for every order, to every country we deliver to.',
    ],
    'track-parcel': [
      'Where is my parcel?',
      'Open the order under My orders, or enter the order number under Track order. As soon as the parcel is handed over, its tracking number stands there.',
    ],
    'parcel-late': [
      'My parcel is late. What now?',
      'Customs can add a day or two. What has not arrived after 15 working days we send again or refund, as you like.',
    ],
    'return-goods': [
      'How do I send something back?',
      'You have 45 days from delivery, even for used goods. Write to the support first; then request the return in the order and add a picture. You get a label by email.',
    ],
    'refund-time': [
      'When do I get my refund?',
      'Five working days after your parcel has reached us, on the card you paid with.',
    ],
    'warranty-length': [
      'How long is the warranty?',
      'One year from delivery, for every product, against faults in material and workmanship.',
    ],
    'claim-warranty': [
      'Something broke. How do I use the warranty?',
      'Open Warranty in your account, choose the order and describe what happens. We repair or replace, and pay the postage both ways.',
    ],
    'forgot-password': [
      'I forgot my password',
      'Choose Forgot password on the login page. We send a code to your email; with it you set a new password.',
    ],
    'earn-points': [
      'How do I earn points?',
      '50 for signing up, 3 for the first visit of a day, 10 for a complete profile, 20 for each social network you follow, 50 for a shared review, 10 for each friend you invite. Registering a product brings as many points as the order cost dollars.',
    ],
    'use-points': [
      'What are points good for?',
      'In the points store you swap them for goods. Your account shows how many you have and where they came from.',
    ],
    'use-coupon': [
      'How do I use a coupon?',
      'Take it on the product page or enter its code at checkout. One coupon for each order; it shows as its own line in the total.',
    ],
  },
  headset: {
    'works-with': [
      'Does it work with my console?',
      'Look at the line Works with in the specifications. Models with a 3.5 mm plug work with any controller that has a socket.',
    ],
    glasses: [
      'Is it comfortable with glasses?',
      'The pads give way at the temples. If it presses after all, you have 45 days to send it back.',
    ],
    'quiet-microphone': [
      'The others hear me too quietly',
      'Bring the microphone two fingers from the corner of your mouth and choose the headset as the input in the settings of your system and of the game.',
    ],
    'no-sound': [
      'I hear nothing after connecting it',
      'Choose the headset as the output of your system. With a receiver, plug it straight into the computer and not into a hub, then switch the headset on again.',
    ],
    'clean-pads': [
      'How do I clean the ear pads?',
      'With a soft, slightly damp cloth and no cleaner. Let them dry in the air, away from heaters.',
    ],
    'spare-parts': [
      'Can I get spare pads, cables or microphones?',
      'Yes. Write to the support with your model; within the warranty what wore out too early is free.',
    ],
  },
  mouse: {
    'operating-system': [
      'Does it work with Mac and Linux?',
      'Yes, as a mouse it works with every system without a driver. The settings program, where there is one, is for Windows.',
    ],
    'hand-size': [
      'Which mouse fits my hand?',
      'Measure from the wrist to the tip of the middle finger. Below 17 cm a small, light shape is easier to hold; above 20 cm take one with a high back.',
    ],
    'settings-program': [
      'Do I need the settings program?',
      'Only to change buttons, lights or the polling rate. What you set is kept in the mouse and goes with it to another computer.',
    ],
    'jumping-pointer': [
      'The pointer jumps',
      'Blow the sensor clean, try a cloth pad, and move the receiver closer. If it still jumps, the warranty covers it.',
    ],
    'double-click': [
      'It clicks twice when I click once',
      'A worn switch does that. Within the year of warranty we replace the mouse.',
    ],
    'glass-table': [
      'Does it work on glass?',
      'Not on clear glass. A thin pad is enough, and it spares the feet.',
    ],
  },
} as const satisfies QuestionTexts;
