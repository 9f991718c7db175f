import type { PersonalData } from '@signal-shop/sdk/contract';
import { currentAvatar } from '../../world/account/avatars.ts';
import { emailKey } from '../../world/account/emails.ts';
import { requestsOf } from '../../world/after-sales/after-sales.ts';
import { warrantiesOf } from '../../world/after-sales/warranty.ts';
import { cartOf } from '../../world/cart/cart.ts';
import { wishesOf } from '../../world/catalogue/wishes.ts';
import { addressesOf } from '../../world/checkout/addresses.ts';
import { settledOrder } from '../../world/checkout/payment.ts';
import { placedAt } from '../../world/orders/order-list.ts';
import { registrationsOf } from '../../world/reviews/registrations.ts';
import { listCoupons } from '../../world/rewards/coupons.ts';
import { applicationsOf } from '../../world/rewards/free-tests.ts';
import { pointLogOf } from '../../world/rewards/points.ts';
import { followsOf } from '../../world/rewards/social-follows.ts';
import { remainingSpins } from '../../world/rewards/wheel.ts';
import { winningsOf } from '../../world/rewards/winnings.ts';
import { loginsOf } from '../../world/session/logins.ts';
import type { Order } from '../../world/state/orders.ts';
import type { WrittenReview } from '../../world/state/reviews.ts';
import type { MemberCall } from '../dispatch/call.ts';
import { forMembers } from '../dispatch/call.ts';
import { toAfterSalesDetail } from '../views/after-sales-views.ts';
import { toOrderLineReview } from '../views/comment-views.ts';
import { toFlag, toGoodsSummary } from '../views/goods-views.ts';
import { toOrderDetail } from '../views/order-views.ts';
import { toWinning } from '../views/prize-views.ts';
import { toProfile } from './account.ts';
import { toSavedAddress } from './addresses.ts';
import { toRegistration } from './registrations.ts';
import { toCoupon } from './rewards/coupons.ts';
import { toApplication } from './rewards/free-tests.ts';
import { toPointEntry } from './rewards/points.ts';
import { toSavedCards } from './saved-cards.ts';
import { toWarranty } from './warranty.ts';

/** Handlers of a customer's rights over the stored data. */
export const personalDataOperations = {
  exportPersonalData: forMembers('exportPersonalData', (call) => {
    const { world, locale, customer } = call;
    return {
      msg: {
        exported_at: world.clock.seconds(),
        profile: toProfile(call),
        addresses: addressesOf(world, customer).map(toSavedAddress),
        orders: ordersOf(call).map((order) => toOrderDetail(world, order, locale)),
        reviews: reviewsOf(call).map((review) => ({
          ...toOrderLineReview(call, review),
          ordersn: review.ordersn,
          line_id: review.lineId,
          goods_id: review.goodsId,
        })),
        points: pointLogOf(world, customer).map((entry) => toPointEntry(entry, locale)),
        coupons: listCoupons(world, customer, 'all', 1, Number.POSITIVE_INFINITY).coupons.map((coupon) =>
          toCoupon(world, coupon, call),
        ),
        wishlist: wishesOf(world, customer).map((goods) => {
          const { goods_id, name, goods_kind, goods_color } = toGoodsSummary(world, goods, call);
          return { goods_id, name, goods_kind, goods_color };
        }),
        after_sales: requestsOf(world, customer).map((request) => toAfterSalesDetail(call, request)),
        warranties: warrantiesOf(world, customer).map((warranty) => toWarranty(call, warranty)),
        ...rewardsOf(call),
        ...choicesOf(call),
        mails: {
          offers: toFlag(world.state.subscribers.has(emailKey(customer.email))),
          notices: world.state.noticeRequests
            .filter(({ email }) => emailKey(email) === emailKey(customer.email))
            .map(({ goodsId, kind }) => ({ goods_id: goodsId, kind })),
        },
        logins: loginsOf(world, customer)
          .map(({ beganAt }) => beganAt)
          .sort((one, other) => other - one),
      },
    };
  }),
};

function rewardsOf(
  call: MemberCall,
): Pick<PersonalData, 'free_tests' | 'prizes' | 'raffles' | 'registrations' | 'spins_left'> {
  const { world, locale, customer } = call;
  return {
    free_tests: applicationsOf(world, customer).map((application) => toApplication(call, application)),
    prizes: winningsOf(world, customer).map((winning) => toWinning(world, winning, locale)),
    raffles: [...(world.state.raffles.drawn.get(customer.id) ?? [])],
    registrations: registrationsOf(world, customer).map((registration) =>
      toRegistration(world, registration, locale),
    ),
    spins_left: remainingSpins(world, customer),
  };
}

function choicesOf({
  world,
  customer,
}: MemberCall): Pick<
  PersonalData,
  'avatar' | 'pictures' | 'cart' | 'saved_items' | 'saved_cards' | 'liked_comments' | 'social_follows'
> {
  const { lines, buyNow, saved } = cartOf(world, customer);
  return {
    avatar: currentAvatar(world, customer),
    pictures: [...world.state.uploads.values()]
      .filter(({ customerId }) => customerId === customer.id)
      .map(({ address }) => address),
    cart: [...lines, ...(buyNow === null ? [] : [buyNow])].map(({ goodsId, quantity }) => ({
      goods_id: goodsId,
      goods_number: quantity,
    })),
    saved_items: saved.map(({ goodsId, quantity }) => ({ id: goodsId, goods_number: quantity })),
    saved_cards: toSavedCards(world, customer),
    liked_comments: [...world.state.reviews.praises]
      .filter(([, customers]) => customers.includes(customer.id))
      .map(([comment]) => comment),
    social_follows: [...followsOf(world, customer)],
  };
}

function ordersOf({ world, customer }: MemberCall): readonly Order[] {
  return [...world.state.orders.values()]
    .filter((order) => order.customerId === customer.id)
    .map((order) => settledOrder(world, customer, order.ordersn))
    .sort((one, other) => placedAt(other) - placedAt(one));
}

function reviewsOf({ world, customer }: MemberCall): readonly WrittenReview[] {
  return [...world.state.reviews.written.values()]
    .filter((review) => review.customerId === customer.id)
    .sort((one, other) => other.time - one.time);
}
