import { returnWindowDays, warrantyYears } from '@signal-shop/sdk/constants';
import { FormattedMessage } from 'react-intl';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { Named, Specimen } from '../../foundations/stories/specimen.tsx';
import { profilePage } from '../../stories/shop-pages.ts';
import { profileHead } from './heads/account/profile.messages.ts';
import { categoryHead } from './heads/catalogue/category.messages.ts';
import { PageHead } from './page-head.tsx';

const meta = preview.meta({
  component: PageHead,
  parameters: { layout: 'padded', shop: profilePage },
  args: profileHead,
  render: (args) => {
    const values = { name: args.name ?? 'none', returnDays: returnWindowDays, years: warrantyYears };
    return (
      <Specimen layout="stack">
        <PageHead {...args} />
        <Named name="Tab of the browser, and title of the result of a search">
          <h2 data-text="h4">
            <FormattedMessage {...args.title} values={values} />
          </h2>
        </Named>
        <Named name="Below it in the result of a search">
          <p>
            <FormattedMessage {...args.description} values={values} />
          </p>
        </Named>
      </Specimen>
    );
  },
});

export default meta;

/** A page with one title, such as the profile. */
export const OnePage = meta.story({});

OnePage.test('[LAY-01] sets the title of the document', async () => {
  await waitFor(() => expect(document.title).toBe('Your account – signal'));
});

/** A page about a subject begins with the name of the subject. */
export const WithSubject = meta.story({ args: { ...categoryHead, name: 'Wireless headsets' } });

WithSubject.test('[LAY-01] the title begins with the subject', async () => {
  await waitFor(() => expect(document.title).toBe('Wireless headsets – signal'));
});

/** The same page while its subject loads. */
export const SubjectLoading = meta.story({ args: categoryHead });

/** German titles are longest. */
export const German = meta.story({
  args: { ...categoryHead, name: 'Kabellose Headsets' },
  globals: { locale: 'de' },
});
