import { scenarioList } from '@signal-shop/mock-server';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ScenariosView } from './scenarios-view.tsx';

const meta = preview.meta({
  title: 'mock page/scenarios-view',
  component: ScenariosView,
  parameters: { layout: 'padded', shop: { path: '/__mock#scenarios' } },
  args: {
    scenarios: scenarioList.filter(({ group }) => ['flash', 'cart', 'auth'].includes(group)),
    hasShop: true,
    current: [],
    ahead: 0,
    onApply: fn(async () => {}),
  },
});

export default meta;

export const Nothing = meta.story({});

Nothing.test('a scenario links to its page in its state', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: '/car in the state cart.many' });
  await expect(link).toHaveAttribute('href', expect.stringMatching(/^\/car\?__mock=.*cart\.many/));
});

export const WithoutShop = meta.story({ args: { hasShop: false } });
export const InForce = meta.story({ args: { current: ['flash.closed', 'cart.many'] } });

export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search scenarios'), 'cart');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^cart\.many/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: /^flash\.closed|^cart\.one/ }));
  },
});

Chosen.test(
  'the selection is restarted or turned on, and cleared afterwards',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply to running shop' }));
    await expect(args.onApply).toHaveBeenCalledWith('turn', ['cart.many', 'cart.one']);
    await expect(canvas.getByRole('checkbox', { name: /^cart\.many/ })).not.toBeChecked();
  },
);

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) =>
    userEvent.type(canvas.getByLabelText('Search scenarios'), 'cart on the moon'),
});

NothingFound.test(
  'a search without matches says so and offers to show all',
  async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Try fewer words/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(canvas.getByRole('checkbox', { name: /^cart\.many/ })).toBeVisible();
    await expect(canvas.getByLabelText('Search scenarios')).toHaveFocus();
  },
);

export const Named = meta.story({
  play: async ({ canvas, userEvent }) =>
    userEvent.type(canvas.getByLabelText('Search scenarios'), 'cart many{Enter}'),
});

Named.test('Enter toggles the first match', async ({ canvas, userEvent }) => {
  await expect(canvas.getByRole('checkbox', { name: /^cart\.many/ })).toBeChecked();
  await userEvent.type(canvas.getByLabelText('Search scenarios'), '{Enter}');
  await expect(canvas.getByRole('checkbox', { name: /^cart\.many/ })).not.toBeChecked();
});

export const Refused = meta.story({
  args: {
    onApply: fn(async () => {
      throw new Error('Scenarios "flash.closed" and "flash.open" contradict each other: choose one of them.');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^flash\.closed/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Restart in this state' }));
  },
});

Refused.test('a refusal shows the server’s message and retains the selection', async ({ canvas }) => {
  await expect(await canvas.findByRole('alert')).toHaveTextContent('contradict each other');
  await expect(canvas.getByRole('checkbox', { name: /^flash\.closed/ })).toBeChecked();
});

export const ClockMoved = meta.story({ args: { ahead: 5_400_000, current: ['cart.many'] } });

ClockMoved.test('a changed clock is preserved by default', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Restart in this state' }));
  await expect(args.onApply).toHaveBeenCalledWith('keepClock', []);
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Leave the clock 1 h 30 min ahead' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Restart in this state' }));
  await expect(args.onApply).toHaveBeenCalledWith('begin', []);
});

export const WithArgument = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^auth\.expires-after/ }));
    await userEvent.type(canvas.getByLabelText('N of auth.expires-after:'), '3');
  },
});

WithArgument.test('sends a scenario with its argument', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Restart in this state' }));
  await expect(args.onApply).toHaveBeenCalledWith('begin', ['auth.expires-after:3']);
});
