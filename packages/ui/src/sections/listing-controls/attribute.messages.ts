import { defineMessage, defineMessages } from 'react-intl';
import type { Sentence } from '../../intl/messages.ts';
import type { AttributeKind } from '../../screens/catalogue/category/goods-attributes.ts';

export const attributeMessages = {
  option: defineMessage<{ name: string; count: number }>({
    id: 'listingControls.attributeOption',
    defaultMessage: '{name} ({count, number})',
    description:
      'Choice over a list of products: a fact such as "Bluetooth" or a price range; count is how many products have it.',
  }),
  hours: defineMessage<{ hours: number }>({
    id: 'listingControls.batteryHours',
    defaultMessage: '{hours, plural, one {# hour} other {# hours}} or more',
    description: 'Choice over a list of products: how long the battery lasts at least.',
  }),
  grams: defineMessage<{ grams: number }>({
    id: 'listingControls.weightGrams',
    defaultMessage: '{grams, number} g or less',
    description: 'Choice over a list of products: what it weighs at most.',
  }),
  ...defineMessages({
    more: {
      id: 'listingControls.more',
      defaultMessage: 'More filters',
      description: 'Button over a list of products on a wide screen: opens the rarer filters.',
    },
    chosen: {
      id: 'listingControls.chosen',
      defaultMessage: 'Chosen filters',
      description: 'Name of the list of chosen filters for screen readers.',
    },
  }),
};

export const kindMessages = defineMessages({
  connection: {
    id: 'listingControls.connection',
    defaultMessage: 'Connection',
    description: 'Button over a list of products: how they connect.',
  },
  platform: {
    id: 'listingControls.platform',
    defaultMessage: 'Platform',
    description: 'Button over a list of products: what they work with.',
  },
  battery: {
    id: 'listingControls.battery',
    defaultMessage: 'Battery',
    description: 'Button over a list of products: how long the battery lasts.',
  },
  weight: {
    id: 'listingControls.weight',
    defaultMessage: 'Weight',
    description: 'Button over a list of products: what they weigh.',
  },
  grip: {
    id: 'listingControls.grip',
    defaultMessage: 'Grip',
    description: 'Button over a list of mice: how they are held.',
  },
  microphone: {
    id: 'listingControls.microphone',
    defaultMessage: 'Microphone',
    description: 'Button over a list of headsets: what microphone they have.',
  },
  color: {
    id: 'listingControls.color',
    defaultMessage: 'Color',
    description: 'Button over a list of products: their color.',
  },
}) satisfies Record<AttributeKind, Sentence>;

/** Attributes that are words; numbers and colors have their own messages. */
export const valueMessages = defineMessages({
  'connection.radio': {
    id: 'listingControls.connectionRadio',
    defaultMessage: 'Wireless receiver',
    description: 'Choice over a list of products: connects by radio through a USB receiver.',
  },
  'connection.bluetooth': {
    id: 'listingControls.connectionBluetooth',
    defaultMessage: 'Bluetooth',
    description: 'Choice over a list of products: connects by Bluetooth.',
  },
  'connection.cable': {
    id: 'listingControls.connectionCable',
    defaultMessage: 'Cable',
    description: 'Choice over a list of products: works with a cable.',
  },
  'platform.pc': {
    id: 'listingControls.platformPc',
    defaultMessage: 'PC and Mac',
    description: 'Choice over a list of products: works with computers.',
  },
  'platform.console': {
    id: 'listingControls.platformConsole',
    defaultMessage: 'Consoles',
    description: 'Choice over a list of products: works with game consoles.',
  },
  'platform.mobile': {
    id: 'listingControls.platformMobile',
    defaultMessage: 'Phone and tablet',
    description: 'Choice over a list of products: works with phones.',
  },
  'grip.right': {
    id: 'listingControls.gripRight',
    defaultMessage: 'Right hand',
    description: 'Choice over a list of mice: shaped for the right hand.',
  },
  'grip.left': {
    id: 'listingControls.gripLeft',
    defaultMessage: 'Left hand',
    description: 'Choice over a list of mice: shaped for the left hand.',
  },
  'grip.both': {
    id: 'listingControls.gripBoth',
    defaultMessage: 'Either hand',
    description: 'Choice over a list of mice: symmetrical.',
  },
  'grip.vertical': {
    id: 'listingControls.gripVertical',
    defaultMessage: 'Vertical',
    description: 'Choice over a list of mice: held upright, like a handshake.',
  },
  'microphone.detachable': {
    id: 'listingControls.microphoneDetachable',
    defaultMessage: 'Detachable',
    description: 'Choice over a list of headsets: the microphone comes off.',
  },
  'microphone.flip': {
    id: 'listingControls.microphoneFlip',
    defaultMessage: 'Lift to mute',
    description: 'Choice over a list of headsets: lifting the microphone turns it off.',
  },
  'microphone.builtIn': {
    id: 'listingControls.microphoneBuiltIn',
    defaultMessage: 'Built in',
    description: 'Choice over a list of headsets: the microphone is in the cup.',
  },
  'microphone.fixed': {
    id: 'listingControls.microphoneFixed',
    defaultMessage: 'Fixed boom',
    description: 'Choice over a list of headsets: a boom microphone that stays on.',
  },
});
