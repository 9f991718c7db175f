import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { expect, test, vi } from 'vitest';
import { FileField } from './file-field.tsx';

test('[USER-02] the same file can be chosen again, as after a canceled upload', async () => {
  const onChoose = vi.fn();
  render(
    <IntlProvider locale="en" onError={() => {}}>
      <FileField label="Photo" upload={{ status: 'empty' }} onChoose={onChoose} onRetry={() => {}} />
    </IntlProvider>,
  );
  const file = new File(['picture'], 'cable.jpg', { type: 'image/jpeg' });
  await userEvent.upload(screen.getByLabelText('Photo'), file);
  await userEvent.upload(screen.getByLabelText('Photo'), file);
  expect(onChoose.mock.calls).toEqual([[file], [file]]);
});
