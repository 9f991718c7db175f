import { defineMessages } from 'react-intl';

export const productStoryMessages = defineMessages({
  sound: {
    id: 'productStory.sound',
    defaultMessage: 'Sound',
    description: 'Chapter on the page of a headset: drivers, impedance, latency.',
  },
  comfort: {
    id: 'productStory.comfort',
    defaultMessage: 'Comfort',
    description: 'Chapter on the page of a headset: its weight beside everyday things.',
  },
  talk: {
    id: 'productStory.talk',
    defaultMessage: 'Talk',
    description: 'Chapter on the page of a headset: its microphone.',
  },
  sensor: {
    id: 'productStory.sensor',
    defaultMessage: 'Sensor',
    description: 'Chapter on the page of a mouse: resolution and polling rate.',
  },
  shape: {
    id: 'productStory.shape',
    defaultMessage: 'Shape',
    description:
      'Chapter on the page of a mouse: its weight beside everyday things, and for which hand it is.',
  },
  clicks: {
    id: 'productStory.clicks',
    defaultMessage: 'Clicks',
    description: 'Chapter on the page of a mouse: buttons and switches.',
  },
  tennisBall: {
    id: 'productStory.tennisBall',
    defaultMessage: 'Tennis ball',
    description: 'On the scale of weights: an everyday thing of 58 g.',
  },
  chocolate: {
    id: 'productStory.chocolate',
    defaultMessage: 'Bar of chocolate',
    description: 'On the scale of weights: an everyday thing of 100 g.',
  },
  phone: {
    id: 'productStory.phone',
    defaultMessage: 'Smartphone',
    description: 'On the scale of weights: an everyday thing of 200 g.',
  },
  can: {
    id: 'productStory.can',
    defaultMessage: 'Can of soda',
    description: 'On the scale of weights: an everyday thing of 350 g, full.',
  },
});
