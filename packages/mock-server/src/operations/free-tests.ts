import { applicationsOf, applyForFreeTest, findApplication } from '../world/free-tests.ts';
import { forMembers } from './call.ts';
import { confirm } from './confirm.ts';
import { toApplication, toFreeTestRules } from './free-test-views.ts';

const applicationsPerPage = 12;

/** Goods that customers test for nothing. */
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
