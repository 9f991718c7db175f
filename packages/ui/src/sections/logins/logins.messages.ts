import { defineMessage, defineMessages } from 'react-intl';

export const loginsMessages = {
  device: defineMessage<{ browser: string; system: string }>({
    id: 'logins.device',
    defaultMessage: '{browser} on {system}',
    description: 'A device that the customer is logged in on: names of its browser and operating system.',
  }),
  began: defineMessage<{ moment: string }>({
    id: 'logins.began',
    defaultMessage: 'Logged in on {moment}',
    description: 'Under a device: day and time when the customer logged in there.',
  }),
  used: defineMessage<{ moment: string }>({
    id: 'logins.used',
    defaultMessage: 'Last used {moment}',
    description: 'Under a device: day and time when it was last used.',
  }),
  endNamed: defineMessage<{ device: string }>({
    id: 'logins.end-named',
    defaultMessage: 'Log out {device}',
    description: 'Name of the button that logs a device out, read out only.',
  }),
  ...defineMessages({
    title: {
      id: 'logins.title',
      defaultMessage: 'Where you’re logged in',
      description: 'Title of the list of devices, on the page that changes the password.',
    },
    lead: {
      id: 'logins.lead',
      defaultMessage: 'Don’t recognize a device? Log it out and change your password.',
      description: 'Under that title, if there are several devices.',
    },
    only: {
      id: 'logins.only',
      defaultMessage: 'You’re logged in on this device only.',
      description: 'Under that title, if there is no other device.',
    },
    unknown: {
      id: 'logins.unknown',
      defaultMessage: 'Unknown device',
      description: 'In place of the names of browser and operating system.',
    },
    endUnknown: {
      id: 'logins.end-unknown',
      defaultMessage: 'Log out the unknown device',
      description:
        'Name of the button that logs out a device without names of browser and operating system, read out only.',
    },
    current: {
      id: 'logins.current',
      defaultMessage: 'This device',
      description: 'At the device that shows the page.',
    },
    end: {
      id: 'logins.end',
      defaultMessage: 'Log out',
      description: 'Button that logs a device out.',
    },
  }),
};
