import type { TestApplication } from '@signal-shop/sdk/contract';
import { DealStatus, Flag } from '@signal-shop/sdk/contract';
import { messagesOf } from '../../../messages/messages.ts';
import {
  applicationsOf,
  applyForFreeTest,
  findApplication,
  needsAddress,
} from '../../../world/rewards/free-tests.ts';
import type { TestApplication as WorldApplication } from '../../../world/state/rewards.ts';
import type { Call } from '../../dispatch/call.ts';
import { forMembers } from '../../dispatch/call.ts';
import { confirm } from '../../dispatch/confirm.ts';
import { toFreeTestRules } from '../../views/free-test-offer.ts';
import { toGoodsThumbnail } from '../../views/goods-thumbnail.ts';

const applicationsPerPage = 12;

/** Handlers of free product tests. */
export const freeTestOperations = {
  listFreeTests: forMembers('listFreeTests', (call, argument) => {
    const { page = 1, page_size: pageSize = applicationsPerPage } = argument;
    const all = applicationsOf(call.world, call.customer);
    return {
      msg: all.slice((page - 1) * pageSize, page * pageSize).map((one) => toApplication(call, one)),
      total: all.length,
      page,
      page_size: pageSize,
    };
  }),

  getFreeTest: forMembers('getFreeTest', (call, { id }) => ({
    msg: toApplication(call, findApplication(call.world, call.customer, id)),
    rules: toFreeTestRules(call.locale),
  })),

  applyForFreeTest: forMembers('applyForFreeTest', (call, { goods_id: goodsId, email, reason }) => {
    const application = applyForFreeTest(call.world, call.customer, { goodsId, email, reason });
    return { msg: confirm(call, 'freeTestApplied'), application: toApplication(call, application) };
  }),
};

const answers = {
  [DealStatus.underReview]: 'freeTestUnderReview',
  [DealStatus.approved]: 'freeTestApproved',
  [DealStatus.rejected]: 'freeTestRejected',
} as const satisfies Record<DealStatus, string>;

export function toApplication({ world, locale }: Call, application: WorldApplication): TestApplication {
  const needs = needsAddress(world, application);
  return {
    id: application.id,
    ...toGoodsThumbnail(world, application.goodsId, locale),
    atime: application.time,
    cusname: application.email,
    dealstatus: application.status,
    remark: application.reason,
    answer: messagesOf(locale).answers[needs ? 'freeTestNeedsAddress' : answers[application.status]],
    needs_address: needs ? Flag.yes : Flag.no,
    ordersn: application.ordersn,
  };
}
