import { Flag } from '@signal-shop/sdk/contract';
import {
  announceParcel,
  findRequest,
  requestAfterSales,
  requestsOf,
  withdrawRequest,
} from '../../world/after-sales/after-sales.ts';
import { isOpenRequest } from '../../world/after-sales/after-sales-machine.ts';
import { carrierNameOf } from '../../world/orders/carriers.ts';
import type { AfterSalesRequest } from '../../world/state/after-sales.ts';
import { forMembers, MalformedRequest } from '../dispatch/call.ts';
import { confirm } from '../dispatch/confirm.ts';
import { toAfterSalesDetail, toAfterSalesRequest } from '../views/after-sales-views.ts';

const requestsPerPage = 12;

const states = {
  all: () => true,
  open: ({ status }) => isOpenRequest(status),
  over: ({ status }) => !isOpenRequest(status),
} as const satisfies Record<string, (request: AfterSalesRequest) => boolean>;

/** @throws MalformedRequest for the reason of a withdrawal, which the shop may not reject: only withdrawOrder gives it */
function refuseWithdrawal(reason: AfterSalesRequest['reason']): void {
  if (reason === 'withdrawal')
    throw new MalformedRequest('reason must not be "withdrawal": use withdrawOrder.', 'reason');
}

/** Handlers of returns, exchanges and refunds. */
export const afterSalesOperations = {
  requestAfterSales: forMembers('requestAfterSales', (call, argument) => {
    const { kind, ordersn, reason, problem, credentials, comment_url: commentUrl = '', note = '' } = argument;
    refuseWithdrawal(reason);
    const request = requestAfterSales(call.world, call.customer, {
      kind,
      ordersn,
      lineId: argument.line_id,
      quantity: argument.goodsnumber,
      reason,
      problem,
      credentials,
      commentUrl,
      note,
      contacted: argument.contacted === Flag.yes,
    });
    return { msg: confirm(call, 'afterSalesRequested'), request: toAfterSalesDetail(call, request) };
  }),

  requestRefund: forMembers('requestRefund', (call, argument) => {
    const { ordersn, line_id: lineId = null, reason, problem = '', note = '', credentials } = argument;
    refuseWithdrawal(reason);
    const request = requestAfterSales(call.world, call.customer, {
      kind: 'refund',
      ordersn,
      lineId,
      quantity: null,
      reason,
      problem,
      credentials,
      commentUrl: '',
      note,
      contacted: argument.contacted === Flag.yes,
    });
    return { msg: confirm(call, 'afterSalesRequested'), request: toAfterSalesDetail(call, request) };
  }),

  getRefundDetail: forMembers('getRefundDetail', (call, { id }) => ({
    msg: toAfterSalesDetail(call, findRequest(call.world, call.customer, id)),
  })),

  sendBackTracking: forMembers('sendBackTracking', (call, argument) => {
    const { id, tracking_number: trackingNumber, carrier, company: name } = argument;
    const company = carrier === undefined && name !== undefined ? name : carrierNameOf(carrier ?? 'other');
    const request = announceParcel(call.world, call.customer, id, { trackingNumber, company });
    return { msg: confirm(call, 'returnParcelAnnounced'), request: toAfterSalesDetail(call, request) };
  }),

  withdrawAfterSales: forMembers('withdrawAfterSales', (call, { id }) => {
    const request = withdrawRequest(call.world, call.customer, id);
    return { msg: confirm(call, 'afterSalesWithdrawn'), request: toAfterSalesDetail(call, request) };
  }),

  listAfterSales: forMembers('listAfterSales', (call, argument) => {
    const { state = 'all', ordersn, page = 1, page_size: pageSize = requestsPerPage } = argument;
    const requests = requestsOf(call.world, call.customer)
      .filter(states[state])
      .filter((request) => ordersn === undefined || request.ordersn === ordersn);
    return {
      msg: requests
        .slice((page - 1) * pageSize, page * pageSize)
        .map((one) => toAfterSalesRequest(call, one)),
      total: requests.length,
      page,
      page_size: pageSize,
    };
  }),
};
