import { messagesOf } from '../../messages/messages.ts';
import { fill } from '../../seed/localize.ts';
import type { SeedQuestion } from '../../seed/site-types.ts';
import { listDownloads } from '../../world/catalogue/downloads.ts';
import { goodsQuestions, listQuestions, pageOfQuestions } from '../../world/catalogue/questions.ts';
import { sendMail } from '../../world/mail/outbox.ts';
import { checkMailbox } from '../../world/mail/subscriptions.ts';
import { displayTextOf } from '../../world/state/display-text.ts';
import { deskHours, replyUntil } from '../../world/support/support-desk.ts';
import type { Call } from '../dispatch/call.ts';
import { forAnyone } from '../dispatch/call.ts';
import { toDrawing, toFiles, toFlag, toTextBlock } from '../views/goods-views.ts';

const modelsPerPage = 12;

/** Handlers of questions, messages to the support, manuals and drivers. */
export const supportOperations = {
  listGoodsFaqs: forAnyone('listGoodsFaqs', (call, { id }) => ({
    msg: goodsQuestions(call.world, id).map((question) => toQuestion(call, question)),
  })),

  listQuestions: forAnyone('listQuestions', (call, argument) => {
    const { keywords = null, group = null, id = null, page = 1, page_size } = argument;
    const groups = listQuestions(call.world, { keywords, group, id }, call.locale);
    const total = groups.reduce((sum, { questions }) => sum + questions.length, 0);
    const pageSize = page_size ?? Math.max(1, total);
    return {
      msg: pageOfQuestions(groups, page, pageSize).map(({ group: name, name: title, questions }) => ({
        group: name,
        name: displayTextOf(call.world, title, call.locale, 100),
        questions: questions.map((question) => toQuestion(call, question)),
      })),
      total,
      page,
      page_size: pageSize,
    };
  }),

  sendMessage: forAnyone('sendMessage', ({ world, locale }, { name, email }) => {
    checkMailbox(email);
    const now = world.clock.seconds();
    const desk = deskHours(now);
    const reference = `MSG-${world.draw('message', 8).toUpperCase()}`;
    const { confirmations, mails } = messagesOf(locale);
    const text = fill(mails.messageReceived, { name, reference }, locale);
    sendMail(world, { to: email, kind: 'contact', text, reference });
    return {
      msg: desk.isWeekend ? confirmations.messageSentAtWeekend : confirmations.messageSent,
      reference,
      reply_until: replyUntil(now),
      desk_open: toFlag(desk.isOpen),
      opens_at: desk.opensAt,
    };
  }),

  listDownloads: forAnyone('listDownloads', ({ world, locale }, argument) => {
    const {
      keywords = null,
      goods_kind: kind = null,
      page = 1,
      page_size: pageSize = modelsPerPage,
    } = argument;
    const { goods, total } = listDownloads(world, { keywords, kind, page, pageSize }, locale);
    return {
      msg: goods.map((one) => ({
        ...toDrawing(world, one, locale),
        goods_id: one.goodsId,
        files: toFiles(world, one, locale),
      })),
      total,
      page,
      page_size: pageSize,
    };
  }),
};

function toQuestion({ world, locale }: Call, { id, question, answer }: SeedQuestion) {
  return {
    id,
    question: displayTextOf(world, question, locale, 300),
    answer: answer.map((block) => toTextBlock(world, block, locale)),
  };
}
