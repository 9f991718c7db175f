import type { World } from '../../world/state/world.ts';
import { saturdayNoon } from '../../world/support/support-desk.ts';
import type { Scenario } from '../create/scenario.ts';
import { accepts, alias, asInitialState, scenario, withRefusal } from '../create/scenario.ts';
import { closed } from '../flash-sale/flash-sale.ts';

/** Scenarios of questions, downloads, messages, sign-ups and popups. */
export const supportScenarios: readonly Scenario[] = [
  scenario('faq.empty', 'the FAQ and the questions on product pages are empty', (world) =>
    empty(world, ['listQuestions', 'listGoodsFaqs']),
  ),
  scenario('faq.failed', 'the FAQ fails to load', withRefusal('failed', 'listQuestions')),
  scenario('download.none', 'no manuals or drivers are available, on product pages either', (world) =>
    empty(world, ['listDownloads']),
  ),
  asInitialState(
    scenario(
      'contact.sent',
      'a contact message is received, with a confirmation in the outbox',
      accepts('sendMessage'),
    ),
  ),
  scenario('contact.failed', 'sending a contact message fails', withRefusal('messageNotSent', 'sendMessage')),
  scenario(
    'contact.minimal',
    'the footer and contact page show one region and no social networks',
    (world) => {
      world.state.display.contact = 'minimal';
    },
    'contact.shown',
  ),
  scenario(
    'support.weekend',
    'it’s Saturday noon: support is closed and replies after Monday',
    (world) => world.clock.set(saturdayNoon(world.clock.seconds()) * 1_000),
    'clock',
  ),
  scenario('policy.missing', 'every policy page is missing', withRefusal('termNotFound', 'getTerm')),

  asInitialState(
    scenario('subscribe.ok', 'any email can subscribe, even twice', (world) => {
      world.state.subscribers.clear();
      for (const call of signUps) world.state.refusals.delete(call);
    }),
  ),
  scenario('subscribe.already', 'every email is already subscribed, in the popup too', (world) =>
    refuseSignUps(world, 'alreadySubscribed'),
  ),
  scenario('subscribe.failed', 'subscribing fails, in the popup too', (world) =>
    refuseSignUps(world, 'subscribeFailed'),
  ),

  alias('popup.first-order', 'no sale is open: the home page shows the first-order popup', closed),
  asInitialState(
    scenario(
      'popup.seasonal',
      'the sale is open: the home page shows the seasonal popup',
      (world) => world.setActivity(1),
      'flash',
    ),
  ),
  scenario('popup.none', 'neither popup has content', (world) => {
    world.state.display.popups = 'none';
  }),
];

const signUps = ['subscribe', 'signUpByPopup'] as const;

function refuseSignUps(world: World, reason: 'alreadySubscribed' | 'subscribeFailed'): void {
  for (const call of signUps) world.state.refusals.set(call, reason);
}

function empty(world: World, calls: readonly ('listQuestions' | 'listGoodsFaqs' | 'listDownloads')[]): void {
  for (const call of calls) world.state.emptied.add(call);
}
