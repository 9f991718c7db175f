import { defineMessages } from 'react-intl';

export const logInMessages = defineMessages({
  title: { id: 'log-in.title', defaultMessage: 'Log in', description: 'Title of the log-in page.' },
  lead: {
    id: 'log-in.lead',
    defaultMessage: 'We’ll keep your cart.',
    description: 'Under the title of the log-in page: what a guest put into the cart is kept.',
  },
  redirected: {
    id: 'log-in.redirected',
    defaultMessage: 'Log in to continue. We’ll bring you right back.',
    description: 'Above the log-in form, when a page that needs a login sent the shopper here.',
  },
  sessionExpired: {
    id: 'log-in.session-expired',
    defaultMessage: 'Your session has expired. Log in again to continue. Nothing you entered is lost.',
    description: 'Above the log-in form, after the server ended the login.',
  },
  cookiesBlocked: {
    id: 'log-in.cookies-blocked',
    defaultMessage:
      'Your browser blocks cookies. You can browse, but you’ll be logged out when you leave this page.',
    description: 'Above the log-in form, when the browser keeps no cookies.',
  },
  unauthorised: {
    id: 'log-in.unauthorised',
    defaultMessage:
      'The login wasn’t authorized, and nothing was shared with us. Try again or log in another way.',
    description: 'Above the log-in form, when Facebook or Google did not vouch for the shopper.',
  },
  toRegister: {
    id: 'log-in.to-register',
    defaultMessage: 'Create an account',
    description: 'Link under the log-in form to the registration page.',
  },
  toReset: {
    id: 'log-in.to-reset',
    defaultMessage: 'Forgot your password?',
    description: 'Link under the log-in form to the page that sets a new password.',
  },
  unreachable: {
    id: 'log-in.unreachable',
    defaultMessage: 'We can’t connect. Everything you entered is still here. Try again in a moment.',
    description: 'Above the log-in form, when the request got no answer.',
  },
});
