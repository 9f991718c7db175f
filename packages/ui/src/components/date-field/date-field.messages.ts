import { defineMessages } from 'react-intl';

export const dateFieldMessages = defineMessages({
  year: {
    id: 'dateField.year',
    defaultMessage: 'Year',
    description: 'Label over the year of a day to type.',
  },
  month: {
    id: 'dateField.month',
    defaultMessage: 'Month',
    description: 'Label over the month of a day to type, a number.',
  },
  day: {
    id: 'dateField.day',
    defaultMessage: 'Day',
    description: 'Label over the day of the month of a day to type.',
  },
});
