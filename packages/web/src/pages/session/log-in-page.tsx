import { logInHead } from '@signal-shop/ui/chrome/page-head/heads/session/log-in.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { LogInScreen } from '@signal-shop/ui/screens/session/log-in/log-in-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { logIn, logInForm, logInReasonAtom, logInStateAtom } from '../../state/session/log-in.ts';
import {
  beginSocialLogIn,
  finishSocialLogIn,
  offeredProvidersAtom,
} from '../../state/session/social-log-in.ts';
import { AuthFormScope } from './auth-form-scope.tsx';

export function LogInPage() {
  const draft = useAtomValue(logInForm.valuesAtom);
  const send = useSetAtom(logIn);
  const finish = useSetAtom(finishSocialLogIn);

  // A social login provider redirects back to this page.
  useEffect(() => void finish(), [finish]);

  return (
    <AuthFormScope form={logInForm}>
      <PageHead {...logInHead} />
      <LogInScreen
        state={useAtomValue(logInStateAtom)}
        arrival={useAtomValue(logInReasonAtom)}
        draft={draft}
        providers={useAtomValue(offeredProvidersAtom)}
        onDraftChange={useSetAtom(logInForm.change)}
        onLogIn={() => send(draft)}
        onProvider={useSetAtom(beginSocialLogIn)}
      />
    </AuthFormScope>
  );
}
