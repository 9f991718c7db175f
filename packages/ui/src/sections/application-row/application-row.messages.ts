import { defineMessage, defineMessages } from 'react-intl';

export const applicationRowMessages = {
  applied: defineMessage<{ day: string }>({
    id: 'applicationRow.applied',
    defaultMessage: 'Applied on {day}',
    description: 'Under the name of goods that a customer asked to test; day is when.',
  }),
  order: defineMessage<{ ordersn: string }>({
    id: 'applicationRow.order',
    defaultMessage: 'Order {ordersn}',
    description: 'Link to the order by which goods to test come.',
  }),
  ...defineMessages({
    address: {
      id: 'applicationRow.address',
      defaultMessage: 'Save your address',
      description: 'Link to the profile: goods to test can be sent once an address is saved there.',
    },
    answer: {
      id: 'applicationRow.answer',
      defaultMessage: 'Our answer',
      description: 'Before what the shop says to an application.',
    },
    why: {
      id: 'applicationRow.why',
      defaultMessage: 'Why you weren’t selected',
      description: 'Before why the shop turned an application down.',
    },
    reason: {
      id: 'applicationRow.reason',
      defaultMessage: 'Your application',
      description: 'Before what the customer wrote in an application.',
    },
    contact: {
      id: 'applicationRow.contact',
      defaultMessage: 'We’ll contact you at',
      description: 'Before the email address of an application.',
    },
  }),
};
