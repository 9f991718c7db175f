import { DealStatus, Flag } from '@signal-shop/sdk/contract';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { ask } from '../../stories/fixtures/answers.ts';
import { ApplicationRow } from './application-row.tsx';

const applications = ask('listFreeTests', {}).msg;
const [first] = applications;
if (first === undefined) throw new Error('The fixture customer has no applications');
const of = (status: DealStatus) => applications.find(({ dealstatus }) => dealstatus === status) ?? first;

const meta = preview.meta({
  component: ApplicationRow,
  parameters: {
    layout: 'padded',
    shop: { path: '/user/application', scenarios: 'auth.customer,freetest.approved' },
  },
  args: { application: of(DealStatus.underReview) },
});

export default meta;

export const UnderReview3 = meta.story({});
export const NeedsAddress = meta.story({
  args: { application: { ...of(DealStatus.underReview), needs_address: Flag.yes } },
});

NeedsAddress.test('[DET-04] links to the page where the missing address is entered', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Save your address' })).toHaveAttribute(
    'href',
    '/user/profile',
  );
});

export const Approved1 = meta.story({ args: { application: of(DealStatus.approved) } });

Approved1.test('[USER-07] links to the order that delivers the goods', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /^Order / })).toHaveAttribute(
    'href',
    expect.stringContaining('/user/order/details/'),
  );
});

export const Rejected2 = meta.story({ args: { application: of(DealStatus.rejected) } });

Rejected2.test('[USER-07] gives the reason for a rejection', async ({ canvas }) => {
  await expect(canvas.getByText('Why you weren’t selected')).toBeVisible();
});
