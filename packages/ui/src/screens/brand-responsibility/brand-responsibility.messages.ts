import { defineMessages } from 'react-intl';

export const brandResponsibilityMessages = defineMessages({
  title: {
    id: 'brandResponsibility.title',
    defaultMessage: 'Our responsibility',
    description: 'Title of the page on what the brand feels responsible for.',
  },
  lead: {
    id: 'brandResponsibility.lead',
    defaultMessage: 'What we make stays in the world for a long time. So we look at the whole of that time.',
    description: 'Under the title of the page on responsibility.',
  },
  repairTitle: {
    id: 'brandResponsibility.repairTitle',
    defaultMessage: 'Repair before replace',
    description: 'One of four commitments.',
  },
  repairText: {
    id: 'brandResponsibility.repairText',
    defaultMessage:
      'Pads, cables, batteries and switches can be changed with a screwdriver, and we sell them one by one.',
    description: 'Under "Repair before replace".',
  },
  packageTitle: {
    id: 'brandResponsibility.packageTitle',
    defaultMessage: 'A box, not a show',
    description: 'One of four commitments: simple packaging.',
  },
  packageText: {
    id: 'brandResponsibility.packageText',
    defaultMessage:
      'Packaging is cardboard and paper, as small as the product allows, printed in one colour.',
    description: 'Under "A box, not a show".',
  },
  peopleTitle: {
    id: 'brandResponsibility.peopleTitle',
    defaultMessage: 'People who make it',
    description: 'One of four commitments.',
  },
  peopleText: {
    id: 'brandResponsibility.peopleText',
    defaultMessage: 'We know every workshop by name and visit each one twice a year, once without notice.',
    description: 'Under "People who make it".',
  },
  honestTitle: {
    id: 'brandResponsibility.honestTitle',
    defaultMessage: 'Say what is so',
    description: 'One of four commitments: honest advertising.',
  },
  honestText: {
    id: 'brandResponsibility.honestText',
    defaultMessage: 'Stock, prices and reviews here are as they are. No clock runs that does not mean it.',
    description: 'Under "Say what is so".',
  },
});
