import type { World } from '../../world/state/world.ts';
import { saturdayNoon } from '../../world/support/support-desk.ts';
import { closed } from '../catalogue/flash-sale.ts';
import type { Scenario } from '../create/scenario.ts';
import { accepts, alias, asEver, refuses, scenario } from '../create/scenario.ts';

/** Questions, downloads, messages, sign-ups and popups. */
export const supportScenarios: readonly Scenario[] = [
  scenario('faq.empty', 'the FAQ and the questions on product pages are empty', (world) =>
    empty(world, ['listQuestions', 'listGoodsFaqs']),
  ),
  scenario('faq.failed', 'the FAQ cannot be loaded', refuses('failed', 'listQuestions')),
  scenario('download.none', 'no manual and no driver can be downloaded, on product pages neither', (world) =>
    empty(world, ['listDownloads']),
  ),
  asEver(
    scenario(
      'contact.sent',
      'a message to the support arrives, with a receipt in the outbox',
      accepts('sendMessage'),
    ),
  ),
  scenario(
    'contact.failed',
    'a message to the support cannot be sent',
    refuses('messageNotSent', 'sendMessage'),
  ),
  scenario(
    'contact.minimal',
    'one region and no social sites in footer and contacts',
    (world) => {
      world.state.display.contact = 'minimal';
    },
    'contact.shown',
  ),
  scenario(
    'support.weekend',
    'it is Saturday noon: the support is closed and promises its reply for after Monday',
    (world) => world.clock.set(saturdayNoon(world.clock.seconds()) * 1_000),
    'clock',
  ),
  scenario('policy.missing', 'no policy or term has a page', refuses('termNotFound', 'getTerm')),

  asEver(
    scenario('subscribe.ok', 'any address can subscribe, also one that did before', (world) => {
      world.state.subscribers.clear();
      for (const call of signUps) world.state.refusals.delete(call);
    }),
  ),
  scenario('subscribe.already', 'every address gets the offers already, in the popup too', (world) =>
    refuseSignUps(world, 'alreadySubscribed'),
  ),
  scenario('subscribe.failed', 'no address can subscribe, in the popup neither', (world) =>
    refuseSignUps(world, 'subscribeFailed'),
  ),

  alias('popup.first-order', 'no sale is on: the home page offers the first-order popup', closed),
  asEver(
    scenario(
      'popup.seasonal',
      'the sale is on: the home page offers the seasonal popup',
      (world) => world.setActivity(1),
      'flash',
    ),
  ),
  scenario('popup.none', 'neither popup has anything to show', (world) => {
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
