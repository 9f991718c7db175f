import { messagesOf } from '../messages/messages.ts';
import { hasEverPaid } from '../world/order-list.ts';
import { logIn } from '../world/session.ts';
import { forAnyone, forMembers } from './call.ts';

/** Logging in, and who is logged in. */
export const sessionOperations = {
  logIn: forAnyone('logIn', ({ world, locale, headers }, { email, password }) => {
    const { customer, token } = logIn(world, email, password);
    headers.authorization = token;
    return {
      msg: messagesOf(locale).confirmations.loggedIn,
      data: { token, nickname: customer.nickname, email: customer.email },
      tiktok_token: null,
    };
  }),

  getUserInfo: forMembers('getUserInfo', ({ world, locale, customer }) => ({
    msg: {
      is_pay: hasEverPaid(world, customer) ? 1 : 0,
      msg: messagesOf(locale).confirmations.welcome,
      bengoo: world.shop.site.contact.email,
      email: customer.email,
      nickname: customer.nickname,
      points: customer.points,
    },
  })),
};
