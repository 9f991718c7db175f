import { defineMessage, defineMessages } from 'react-intl';

export const afterSalesTrackingFormMessages = {
  numberHelp: defineMessage<{ example: string }>({
    id: 'afterSalesTrackingForm.number-help',
    defaultMessage: 'It’s on your receipt and looks like {example}.',
    description: 'Under the field for the tracking number; example is a number of that carrier.',
  }),
  ...defineMessages({
    label: {
      id: 'afterSalesTrackingForm.label',
      defaultMessage: 'Your package',
      description: 'Name of the form that tells the parcel by which goods go back, read out only.',
    },
    lead: {
      id: 'afterSalesTrackingForm.lead',
      defaultMessage: 'Pack it well, keep the receipt, and add the carrier and tracking number.',
      description: 'Over the fields. Form that tells the parcel by which goods go back.',
    },
    company: {
      id: 'afterSalesTrackingForm.company',
      defaultMessage: 'Carrier',
      description: 'Label of the choice of a carrier. Form that tells the parcel by which goods go back.',
    },
    companyMissing: {
      id: 'afterSalesTrackingForm.company-missing',
      defaultMessage: 'Choose a carrier.',
      description: 'Error while no carrier is chosen. Form that tells the parcel by which goods go back.',
    },
    number: {
      id: 'afterSalesTrackingForm.number',
      defaultMessage: 'Tracking number',
      description:
        'Label of the field for the tracking number. Form that tells the parcel by which goods go back.',
    },
    numberMissing: {
      id: 'afterSalesTrackingForm.number-missing',
      defaultMessage: 'Enter the tracking number.',
      description:
        'Error under the empty field for the tracking number. Form that tells the parcel by which goods go back.',
    },
    numberTooLong: {
      id: 'afterSalesTrackingForm.number-too-long',
      defaultMessage: 'That’s too long for a tracking number.',
      description:
        'Error under the field for the tracking number. Form that tells the parcel by which goods go back.',
    },
    send: {
      id: 'afterSalesTrackingForm.send',
      defaultMessage: 'Submit tracking number',
      description: 'Button that sends carrier and number. Form that tells the parcel by which goods go back.',
    },
  }),
};
