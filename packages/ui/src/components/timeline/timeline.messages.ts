import { defineMessages } from 'react-intl';

export const timelineMessages = defineMessages({
  done: {
    id: 'timeline.done',
    defaultMessage: 'Done:',
    description: 'Read out before a step of an order that is behind us.',
  },
  current: {
    id: 'timeline.current',
    defaultMessage: 'Now:',
    description: 'Read out before the step an order stands at.',
  },
  ahead: {
    id: 'timeline.ahead',
    defaultMessage: 'Upcoming:',
    description: 'Read out before a step of an order that lies ahead.',
  },
  failed: {
    id: 'timeline.failed',
    defaultMessage: 'Stopped:',
    description: 'Read out before the step at which an order ended early.',
  },
});
