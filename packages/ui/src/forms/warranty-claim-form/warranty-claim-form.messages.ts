import { defineMessage, defineMessages } from 'react-intl';

export const warrantyClaimFormMessages = {
  picture: defineMessage<{ number: number }>({
    id: 'warrantyClaimForm.picture',
    defaultMessage: 'Photo {number}',
    description: 'Label of one of several pictures of a defect.',
  }),
  number: defineMessage<{ number: string }>({
    id: 'warrantyClaimForm.number',
    defaultMessage: 'Your report number is {number}.',
    description: 'After the report of a defect has arrived.',
  }),
  answer: defineMessage<{ hours: number }>({
    id: 'warrantyClaimForm.answer',
    defaultMessage: 'We’ll reply within {hours} hours on business days.',
    description: 'After the report of a defect has arrived.',
  }),
  ...defineMessages({
    label: {
      id: 'warrantyClaimForm.label',
      defaultMessage: 'Report a defect',
      description: 'Name of the form that reports a defect, read out only.',
    },
    problem: {
      id: 'warrantyClaimForm.problem',
      defaultMessage: 'What’s wrong?',
      description: 'Label of the field that describes a defect.',
    },
    problemHelp: {
      id: 'warrantyClaimForm.problem-help',
      defaultMessage: 'Tell us what happens and when it started.',
      description: 'Under the field that describes a defect.',
    },
    problemMissing: {
      id: 'warrantyClaimForm.problem-missing',
      defaultMessage: 'Describe the defect.',
      description: 'Error under the empty field that describes a defect.',
    },
    first: {
      id: 'warrantyClaimForm.first',
      defaultMessage: 'Photo of the defect',
      description: 'Label of the field for the first picture of a defect.',
    },
    another: {
      id: 'warrantyClaimForm.another',
      defaultMessage: 'Add another photo',
      description: 'Label of the field for one more picture of a defect.',
    },
    pictureMissing: {
      id: 'warrantyClaimForm.picture-missing',
      defaultMessage: 'Add a photo of the defect.',
      description: 'Error under the field for pictures of a defect while there is none.',
    },
    send: {
      id: 'warrantyClaimForm.send',
      defaultMessage: 'Submit report',
      description: 'Button that sends the report of a defect.',
    },
  }),
};
