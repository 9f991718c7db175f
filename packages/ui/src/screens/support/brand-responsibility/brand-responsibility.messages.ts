import { defineMessages } from 'react-intl';

export const brandResponsibilityMessages = defineMessages({
  title: {
    id: 'brandResponsibility.title',
    defaultMessage: 'Our responsibility',
    description: 'Title of the page on what the brand feels responsible for.',
  },
  lead: {
    id: 'brandResponsibility.lead',
    defaultMessage: 'Built for years of use, and so that it can be repaired.',
    description: 'Under the title of the page on responsibility.',
  },
  repairTitle: {
    id: 'brandResponsibility.repairTitle',
    defaultMessage: 'Repair before you replace',
    description: 'One of four commitments.',
  },
  repairText: {
    id: 'brandResponsibility.repairText',
    defaultMessage: 'Ear pads, cables, batteries, and switches come off with a screwdriver.',
    description: 'Under “Repair before you replace”.',
  },
  packageTitle: {
    id: 'brandResponsibility.packageTitle',
    defaultMessage: 'Just a box',
    description: 'One of four commitments: simple packaging.',
  },
  packageText: {
    id: 'brandResponsibility.packageText',
    defaultMessage: 'Cardboard and paper, as small as the product allows, printed in one color.',
    description: 'Under “Just a box”.',
  },
  peopleTitle: {
    id: 'brandResponsibility.peopleTitle',
    defaultMessage: 'The people who make it',
    description: 'One of four commitments.',
  },
  peopleText: {
    id: 'brandResponsibility.peopleText',
    defaultMessage: 'We know every workshop by name and visit each one twice a year, once unannounced.',
    description: 'Under “The people who make it”.',
  },
  honestTitle: {
    id: 'brandResponsibility.honestTitle',
    defaultMessage: 'No fine print',
    description: 'One of four commitments: honest advertising.',
  },
  honestText: {
    id: 'brandResponsibility.honestText',
    defaultMessage: 'Stock, prices, and reviews are real. So are the countdowns.',
    description: 'Under “No fine print”.',
  },
});
