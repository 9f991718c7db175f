import { decorationHead } from '@signal-shop/ui/chrome/page-head/heads/account/decoration.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { AccountDecorationScreen } from '@signal-shop/ui/screens/account/account-decoration/account-decoration-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import {
  avatarOptionsAtom,
  chooseDecoration,
  decorationSavingAtom,
  refetchAvatarOptions,
} from '../../state/account/avatar.ts';
import { sessionAtom } from '../../state/session/session.ts';
import { AccountArea } from './account-area.tsx';

export function AccountDecorationPage() {
  const session = useAtomValue(sessionAtom);
  const choose = useSetAtom(chooseDecoration);

  return (
    <AccountArea active="decoration">
      <PageHead {...decorationHead} />
      <AccountDecorationScreen
        state={withRetry(useAtomValue(avatarOptionsAtom), useSetAtom(refetchAvatarOptions))}
        name={session.status === 'member' ? session.nickname : ''}
        saving={useAtomValue(decorationSavingAtom)}
        onDecoration={(id) => void choose(id)}
      />
    </AccountArea>
  );
}
