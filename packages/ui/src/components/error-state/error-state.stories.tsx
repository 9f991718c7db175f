import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ErrorState } from './error-state.tsx';
import { FailureAlert } from './failure-alert.tsx';

const meta = preview.meta({
  component: ErrorState,
  parameters: { layout: 'padded', shop: { path: '/product/1', scenarios: 'catalog.failed' } },
  args: { failure: { kind: 'network' as const }, onRetry: fn() },
});

export default meta;

export const ServerMessage = meta.story({
  args: { failure: { kind: 'server', message: 'Failed to request data, please try again later!' } },
});
export const Network = meta.story({});
export const Timeout = meta.story({ args: { failure: { kind: 'timeout' } } });
export const ChunkLoad = meta.story({ args: { failure: { kind: 'unexpected' } } });

ChunkLoad.test('offers a retry', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

function RetriedList() {
  const [isFailed, setFailed] = useState(true);
  return (
    <section aria-labelledby="retried-list">
      <h2 id="retried-list">Coupons</h2>
      {isFailed ? (
        <div>
          <ErrorState failure={{ kind: 'network' }} onRetry={() => setFailed(false)} />
        </div>
      ) : (
        <p>On the way</p>
      )}
    </section>
  );
}

export const InList = meta.story({ render: () => <RetriedList /> });

InList.test('[BEY-12] a retry moves the focus to the heading of the list', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: 'Try again' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(canvas.getByText('On the way')).toBeVisible();
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Coupons' })).toHaveFocus());
});

export const WithReference = meta.story({
  args: { failure: { kind: 'unexpected', reference: 'req_7Qm2xK0aVbTz' } },
  play: async ({ canvas }) => {
    await canvas.findByText('req_7Qm2xK0aVbTz');
  },
});

WithReference.test('[ERR-01] quotes the reference of the failed answer', async ({ canvas }) => {
  const reference = canvas.getByText('req_7Qm2xK0aVbTz');
  await expect(getComputedStyle(reference).userSelect).toBe('all');
  await expect(reference).toHaveAttribute('translate', 'no');
});

export const AlertWithReference = meta.story({
  render: ({ failure }) => <FailureAlert failure={failure} />,
  args: {
    failure: {
      kind: 'server',
      message: 'Failed to request data, please try again later!',
      reference: 'req_7Qm2xK0aVbTz',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('req_7Qm2xK0aVbTz');
  },
});
export const Retrying = meta.story({ args: { retrying: true } });
export const LongMessage = meta.story({
  args: {
    failure: {
      kind: 'server',
      message:
        'The service that keeps our catalogue is being moved to another house and will be back within the hour; your cart and your orders are safe.',
    },
  },
});
