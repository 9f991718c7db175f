import { contactUsHead } from '@signal-shop/ui/chrome/page-head/heads/support/contact-us.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { ContactUsScreen } from '@signal-shop/ui/screens/support/contact-us/contact-us-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import {
  changeContact,
  contactDraftAtom,
  contactFormAtom,
  contactsAtom,
  refetchContacts,
  sendContact,
  writeAnother,
} from '../../state/support/contact.ts';

export function ContactUsPage() {
  return (
    <>
      <PageHead {...contactUsHead} />
      <ContactUsScreen
        contacts={withRetry(useAtomValue(contactsAtom), useSetAtom(refetchContacts))}
        form={{
          draft: useAtomValue(contactDraftAtom),
          state: useAtomValue(contactFormAtom),
          onDraftChange: useSetAtom(changeContact),
          onSend: useSetAtom(sendContact),
          onAnother: useSetAtom(writeAnother),
        }}
      />
    </>
  );
}
