import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { LogInScreen } from '@signal-shop/ui/screens/log-in/log-in-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { arrivalAtom, logIn, logInStateAtom, typedEmailAtom } from '../state/log-in.ts';

export function LogInPage() {
  return (
    <>
      <PageHead page="logIn" />
      <LogInScreen
        state={useAtomValue(logInStateAtom)}
        arrival={useAtomValue(arrivalAtom)}
        email={useAtomValue(typedEmailAtom)}
        onLogIn={useSetAtom(logIn)}
      />
    </>
  );
}
