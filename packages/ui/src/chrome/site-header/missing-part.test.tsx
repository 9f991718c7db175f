import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LinkContext } from '../../link/link-context.tsx';
import { plainLinks } from '../../link/plain-links.tsx';
import { loading } from '../../remote.ts';
import { SiteHeader } from './site-header.tsx';

const reported = vi.fn();

beforeEach(() => void vi.stubGlobal('reportError', reported));
afterEach(() => {
  vi.unstubAllGlobals();
  reported.mockReset();
});

test('[NAV-18] [L06] a search overlay whose code fails to load shows an error, and the next press retries', async () => {
  const gone = new TypeError('gone');
  const loadSearch = vi.fn().mockRejectedValue(gone);
  const onMissing = vi.fn();
  const nothing = () => undefined;
  render(
    <IntlProvider locale="en" onError={nothing}>
      <LinkContext value={plainLinks}>
        <SiteHeader
          session={{ status: 'guest' }}
          unpaidOrder={null}
          cartCount={0}
          categories={loading}
          flashSaleOpen={false}
          tiktok={false}
          locale="en"
          languages={{ status: 'idle' }}
          onUser={nothing}
          onLogOut={nothing}
          onCart={nothing}
          onSearch={nothing}
          onLanguage={nothing}
          loadSearch={loadSearch}
          onMissing={onMissing}
        />
      </LinkContext>{' '}
    </IntlProvider>,
  );
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(onMissing).toHaveBeenCalledTimes(times));
    expect(loadSearch).toHaveBeenCalledTimes(times);
  }
  expect(reported).toHaveBeenCalledWith(gone);
});
