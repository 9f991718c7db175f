import { changePasswordHead } from '@signal-shop/ui/chrome/page-head/heads/account/change-password.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { AccountPasswordScreen } from '@signal-shop/ui/screens/account-password/account-password-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  changePassword,
  passwordDraftAtom,
  passwordStateAtom,
  typePassword,
} from '../../state/session/change-password.ts';
import { AccountArea } from './account-area.tsx';

export function AccountPasswordPage() {
  const change = useSetAtom(changePassword);

  return (
    <AccountArea active="password">
      <PageHead {...changePasswordHead} />
      <AccountPasswordScreen
        state={useAtomValue(passwordStateAtom)}
        draft={useAtomValue(passwordDraftAtom)}
        onDraft={useSetAtom(typePassword)}
        onChange={() => void change()}
      />
    </AccountArea>
  );
}
