import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useLocale } from '../../intl/use-locale.ts';
import type { InLocale } from '../../stories/fixtures/answers.ts';
import { refusalOf } from '../../stories/fixtures/answers.ts';
import { subscribed } from '../../stories/fixtures/subscribing.ts';
import { Section } from '../../stories/section.tsx';
import { homePage } from '../../stories/shop-pages.ts';
import type { SubscribeBoxProps, SubscribeState } from './subscribe-box.states.ts';
import { SubscribeBox } from './subscribe-box.tsx';

interface SubscribeStoryProps extends Omit<SubscribeBoxProps, 'state'> {
  readonly state: InLocale<SubscribeState>;
}

function SubscribeStory({ state, ...rest }: SubscribeStoryProps) {
  return (
    <Section>
      <SubscribeBox {...rest} state={state(useLocale())} />
    </Section>
  );
}

const idle: InLocale<SubscribeState> = () => ({ status: 'idle' });

const meta = preview.meta({
  component: SubscribeStory,
  parameters: { shop: { ...homePage, step: 'Go to the foot of the page.' } },
  args: { email: '', state: idle, onEmail: fn(), onSubscribe: fn() },
});

export default meta;

export const Idle = meta.story({});

Idle.test('[HOME-06] Enter submits, like the button', async ({ args, canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Email'), 'a');
  await expect(args.onEmail).toHaveBeenCalledWith('a');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: 'Subscribe' }));
  await expect(args.onSubscribe).toHaveBeenCalledTimes(2);
});

export const InvalidEmail = meta.story({ args: { email: 'ada@', state: () => ({ status: 'invalid' }) } });

InvalidEmail.test('[HOME-06] shows the format of an email address', async ({ canvas }) => {
  await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address (Example: name@example.com).',
  );
});

export const Pending = meta.story({
  args: { email: 'ada@example.com', state: () => ({ status: 'pending' }) },
});
export const Done = meta.story({ args: { email: 'ada@example.com', state: subscribed } });

Done.test('[HOME-06] shows the server’s answer', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
});

export const ServerMessage = meta.story({
  args: {
    email: 'ada@example.com',
    state: (locale) => ({
      status: 'failed',
      failure: {
        kind: 'server',
        message: refusalOf(
          'subscribe',
          { email: 'ada@example.com', subscribe: 1 },
          { scenarios: 'subscribe.already', locale },
        ),
      },
    }),
  },
});
export const Unreachable = meta.story({
  args: { email: 'ada@example.com', state: () => ({ status: 'failed', failure: { kind: 'network' } }) },
});
export const Small = InvalidEmail.extend({ globals: { viewport: { value: 'phone', isRotated: false } } });
