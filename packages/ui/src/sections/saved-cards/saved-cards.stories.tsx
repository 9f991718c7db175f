import type { SavedCard } from '@signal-shop/sdk/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ask } from '../../stories/fixtures/answers.ts';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { Section } from '../../stories/section.tsx';
import { savedCardsLive } from './saved-cards.live.ts';
import type { CardRemoval, SavedCardsProps } from './saved-cards.states.ts';
import { SavedCards } from './saved-cards.tsx';

function SavedCardsStory(props: SavedCardsProps) {
  return (
    <Section>
      <SavedCards {...props} />
    </Section>
  );
}

const value: readonly SavedCard[] = ask('listSavedCards', {}, { scenarios: 'pay.saved-cards' }).msg;
const id = value[0]?.id ?? '';
const args: SavedCardsProps = {
  state: { status: 'ready', value },
  removal: { status: 'none' },
  onAsk: fn(),
  onRemove: fn(),
  onKeep: fn(),
};

const meta = preview.meta({ component: SavedCardsStory, parameters: { shop: savedCardsLive }, args });

export default meta;

export const Ready = meta.story({});

Ready.test('[BEY-60] a button names its card, and opens a question', async (story) => {
  const { args: events, canvas, userEvent } = story;
  await expect(canvas.getByText('Expired 10/25')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove Visa ending in 4242' }));
  await expect(events.onAsk).toHaveBeenCalledWith(id);
  await expect(events.onRemove).not.toHaveBeenCalled();
});

export const Empty = meta.story({ args: { state: { status: 'ready', value: [] } } });
export const Loading = meta.story({ args: { state: { status: 'loading' } } });
export const Failed = meta.story({ args: { state: failed(network) } });
export const Asking = meta.story({ args: { removal: { status: 'asking', id } } });

Asking.test('[BEY-60] the question names the card and starts on the safe button', async (story) => {
  const { args: events, canvas, userEvent } = story;
  const dialog = canvas.getByRole('alertdialog', { name: 'Remove this card?' });
  await expect(dialog).toHaveTextContent(/Visa ending in 4242/);
  await expect(canvas.getByRole('button', { name: 'Keep card' })).toHaveFocus();
  await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
  await expect(events.onRemove).toHaveBeenCalledOnce();
});

export const Removing = meta.story({ args: { removal: { status: 'pending', id } } });
export const RemoveFailed = meta.story({ args: { removal: failedRemoval() } });
export const German = Ready.extend({ globals: { locale: 'de' } });
export const Japanese = Asking.extend({ globals: { locale: 'ja' } });

function failedRemoval(): CardRemoval {
  return { status: 'failed', id, failure: network };
}
