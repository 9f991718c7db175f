import { defineMessages } from 'react-intl';

export const logInMessages = defineMessages({
  title: { id: 'log-in.title', defaultMessage: 'Log in', description: 'Title of the log-in page.' },
  lead: {
    id: 'log-in.lead',
    defaultMessage: 'Your cart comes with you.',
    description: 'Under the title of the log-in page: what a guest put into the cart is kept.',
  },
  redirected: {
    id: 'log-in.redirected',
    defaultMessage: 'Log in to go on. You will be taken back to where you were.',
    description: 'Above the log-in form, when a page that needs a login sent the shopper here.',
  },
  sessionExpired: {
    id: 'log-in.session-expired',
    defaultMessage: 'Your login has ended. Log in again to go on; nothing you entered is lost.',
    description: 'Above the log-in form, after the server ended the login.',
  },
  cookiesBlocked: {
    id: 'log-in.cookies-blocked',
    defaultMessage:
      'Your browser blocks cookies. You can look around, but a login is forgotten when you leave the page.',
    description: 'Above the log-in form, when the browser keeps no cookies.',
  },
  unauthorised: {
    id: 'log-in.unauthorised',
    defaultMessage:
      'Authorization failed. Nothing was shared with the shop: try again or log in another way.',
    description: 'Above the log-in form, when Facebook or Google did not vouch for the shopper.',
  },
  toRegister: {
    id: 'log-in.to-register',
    defaultMessage: 'Open an account',
    description: 'Link under the log-in form to the registration page.',
  },
  toReset: {
    id: 'log-in.to-reset',
    defaultMessage: 'Forgot your password?',
    description: 'Link under the log-in form to the page that sets a new password.',
  },
  unreachable: {
    id: 'log-in.unreachable',
    defaultMessage: 'The shop could not be reached. What you typed is still here: try again in a moment.',
    description: 'Above the log-in form, when the request got no answer.',
  },
});
