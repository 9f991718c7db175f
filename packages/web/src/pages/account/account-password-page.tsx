import { changePasswordHead } from '@signal-shop/ui/chrome/page-head/heads/account/change-password.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { AccountPasswordScreen } from '@signal-shop/ui/screens/account/account-password/account-password-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import {
  changePassword,
  changePasswordDraft,
  passwordDraftAtom,
  passwordStateAtom,
} from '../../state/session/change-password.ts';
import { endingIdAtom, endLogin, loginsAtom, refetchLogins } from '../../state/session/logins.ts';
import { AccountArea } from './account-area.tsx';

export function AccountPasswordPage() {
  const change = useSetAtom(changePassword);
  const end = useSetAtom(endLogin);

  return (
    <AccountArea active="password">
      <PageHead {...changePasswordHead} />
      <AccountPasswordScreen
        state={useAtomValue(passwordStateAtom)}
        draft={useAtomValue(passwordDraftAtom)}
        onDraftChange={useSetAtom(changePasswordDraft)}
        onChange={() => void change()}
        logins={{
          state: withRetry(useAtomValue(loginsAtom), useSetAtom(refetchLogins)),
          pendingId: useAtomValue(endingIdAtom),
          onEnd: (id) => void end(id),
        }}
      />
    </AccountArea>
  );
}
