import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { failed, network } from '../../stories/fixtures/failures.ts';
import { Section } from '../../stories/section.tsx';
import { Panel } from '../page-frame/page-frame.tsx';
import type { ListState } from './account-list.states.ts';
import { AccountList } from './account-list.tsx';

function AccountListStory({ state }: { readonly state: ListState<string> }) {
  return (
    <Section>
      <AccountList
        state={state}
        label="Models"
        keyOf={(model) => model}
        draw={(model) => <Panel>{model}</Panel>}
        hrefOf={(page) => `?page=${page}`}
        empty={<EmptyState art="goods" title="K9" />}
      />
    </Section>
  );
}

const models = ['K9', 'M625', 'C2'];
const args: { state: ListState<string> } = {
  state: { status: 'ready', view: { items: models, total: 3, page: 1, pageSize: 12 } },
};

const meta = preview.meta({
  component: AccountListStory,
  parameters: { shop: { path: '/user/points', scenarios: 'auth.customer,points.many' } },
  args,
});

export default meta;

export const Rows = meta.story({});
export const ManyPages = meta.story({
  args: { state: { status: 'ready', view: { items: models, total: 300, page: 4, pageSize: 12 } } },
});

ManyPages.test('a page of a long list links to the others', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=5');
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });
export const Empty = meta.story({
  args: { state: { status: 'ready', view: { items: [], total: 0, page: 1, pageSize: 12 } } },
});
export const Failed = meta.story({ args: { state: failed(network) } });
