import type { Locale, MarketplaceWarranty, Warranty } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../messages/messages.ts';
import { requestedAt } from '../../world/after-sales/after-sales-request.ts';
import type { LineWarranty } from '../../world/after-sales/warranty.ts';
import { findMarketplaceWarranty, registerWarranty, warrantiesOf } from '../../world/after-sales/warranty.ts';
import { claimWarranty } from '../../world/after-sales/warranty-claims.ts';
import type { AfterSalesRequest } from '../../world/state/after-sales.ts';
import type { Call } from '../dispatch/call.ts';
import { forAnyone, forMembers } from '../dispatch/call.ts';
import { confirm } from '../dispatch/confirm.ts';
import { toGoodsThumbnail } from '../views/goods-thumbnail.ts';
import { rejectionOf, toWarrantyTimes } from '../views/order-line-views.ts';

const warrantiesPerPage = 12;

/** Handlers of warranties and claims. */
export const warrantyOperations = {
  listWarranties: forMembers('listWarranties', (call, argument) => {
    const { ordersn, page = 1, page_size: pageSize = warrantiesPerPage } = argument;
    const all = warrantiesOf(call.world, call.customer).filter(
      ({ order }) => ordersn === undefined || order.ordersn === ordersn,
    );
    return {
      msg: all.slice((page - 1) * pageSize, page * pageSize).map((one) => toWarranty(call, one)),
      total: all.length,
      page,
      page_size: pageSize,
    };
  }),

  registerWarranty: forMembers('registerWarranty', (call, { ordersn, line_id: lineId }) => {
    const warranty = registerWarranty(call.world, call.customer, ordersn, lineId);
    return { msg: confirm(call, 'warrantyRegistered'), warranty: toWarranty(call, warranty) };
  }),

  claimWarranty: forMembers('claimWarranty', (call, argument) => {
    const { ordersn, line_id: lineId, problem, credentials } = argument;
    const warranty = claimWarranty(call.world, call.customer, { ordersn, lineId, problem, credentials });
    return { msg: confirm(call, 'warrantyClaimed'), warranty: toWarranty(call, warranty) };
  }),

  findMarketplaceWarranty: forAnyone('findMarketplaceWarranty', (call, argument) => {
    const warranty = findMarketplaceWarranty(call.world, argument.order_number, argument.email);
    return {
      msg: warranty.order.goodsIds.map(
        (goodsId): MarketplaceWarranty => ({
          order_number: warranty.order.orderNumber,
          marketplace: warranty.order.marketplace,
          ...toGoodsThumbnail(call.world, goodsId, call.locale),
          bought_at: warranty.boughtAt,
          ends_at: warranty.endsAt,
          state: warranty.state,
        }),
      ),
    };
  }),
};

export function toWarranty({ world, locale }: Call, warranty: LineWarranty): Warranty {
  const { order, line, claim, beginsAt, endsAt, state } = warranty;
  return {
    ordersn: order.ordersn,
    line_id: line.id,
    ...toGoodsThumbnail(world, line.goodsId, locale),
    goodsnumber: line.quantity,
    begins_at: beginsAt,
    ends_at: endsAt,
    ...toWarrantyTimes(world, warranty),
    state,
    claim:
      claim === null
        ? null
        : {
            number: claim.claim ?? '',
            request_id: claim.id,
            status: claim.status,
            ctime: requestedAt(claim),
            problem: claim.problem,
            credentials: [...claim.credentials],
            answer: answerTo(claim, locale),
          },
  };
}

/** The decision about a claim; before it, when to expect the decision. */
function answerTo(claim: AfterSalesRequest, locale: Locale): string {
  const { answers, afterSales } = messagesOf(locale);
  if (claim.status === 'requested') return answers.claimReceived;
  return rejectionOf(claim, locale) ?? afterSales[claim.status];
}
