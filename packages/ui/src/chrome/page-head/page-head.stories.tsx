import { FormattedMessage } from 'react-intl';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { profilePage } from '../../stories/shop-pages.ts';
import { profileHead } from './heads/account/profile.messages.ts';
import { PageHead } from './page-head.tsx';

const meta = preview.meta({
  component: PageHead,
  parameters: { layout: 'padded', shop: profilePage },
  args: { title: profileHead.title, description: profileHead.description },
  render: (args) => (
    <>
      <PageHead {...args} />
      <h2>
        <FormattedMessage {...args.title} />
      </h2>
      <p>
        <FormattedMessage {...args.description} />
      </p>
    </>
  ),
});

export default meta;

/** A title and a description, as a search engine shows them. */
export const Default = meta.story({});

Default.test('[LAY-01] sets the title of the document', async () => {
  await waitFor(() => expect(document.title).toBe('Your profile – signal'));
});
