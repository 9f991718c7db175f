import { giftShippingBusinessDays } from '@signal-shop/sdk/constants';
import { messagesOf } from '../../../messages/messages.ts';
import { usStates } from '../../../seed/delivery/us-sales-tax.ts';
import { isWheelOpen, remainingSpins, spinWheel } from '../../../world/rewards/wheel.ts';
import { savePrizeAddress, winningsOf } from '../../../world/rewards/winnings.ts';
import { forAnyone, forMembers } from '../../dispatch/call.ts';
import { toFlag } from '../../views/goods-views.ts';
import { fromPrizeAddress, toDraw, toPrize, toWinning } from '../../views/prize-views.ts';

const winningsPerPage = 12;

/** Handlers of the lucky wheel and the addresses of its prizes. */
export const wheelOperations = {
  getWheel: forAnyone(
    'getWheel',
    ({ world, locale, customer }) => ({
      msg: {
        open: toFlag(isWheelOpen(world)),
        chances: customer === null ? 0 : remainingSpins(world, customer),
        prizes: world.shop.site.rewards.wheelPrizes.map((prize) => toPrize(world, prize, locale)),
        begin_time: world.state.wheel.beginTime,
        over_time: world.state.wheel.overTime,
        server_time: world.clock.seconds(),
        ships_within_business_days: giftShippingBusinessDays,
      },
    }),
    'token-decides',
  ),

  spinWheel: forMembers('spinWheel', ({ world, locale, customer }) => {
    const prize = spinWheel(world, customer);
    return {
      msg: messagesOf(locale).confirmations[prize.prize.couponOffer === null ? 'giftWon' : 'couponWon'],
      data: toDraw(world, prize, locale),
      chances: remainingSpins(world, customer),
    };
  }),

  listStates: forAnyone('listStates', () => ({ msg: usStates.map(({ code, name }) => ({ code, name })) })),

  savePrizeAddress: forMembers('savePrizeAddress', ({ world, locale, customer }, argument) => {
    const { winning_id: winningId = null, ...address } = argument;
    const winning = savePrizeAddress(world, customer, winningId, fromPrizeAddress(address));
    return {
      msg: messagesOf(locale).confirmations.prizeAddressSaved,
      winning: toWinning(world, winning, locale),
    };
  }),

  listWinnings: forMembers('listWinnings', ({ world, locale, customer }, argument) => {
    const { page = 1, page_size: pageSize = winningsPerPage } = argument;
    const own = winningsOf(world, customer);
    return {
      msg: own
        .slice((page - 1) * pageSize, page * pageSize)
        .map((winning) => toWinning(world, winning, locale)),
      total: own.length,
      page,
      page_size: pageSize,
    };
  }),
};
