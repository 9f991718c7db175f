import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { LogInScreen } from '@signal-shop/ui/screens/log-in/log-in-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { arrivalAtom, logIn, logInForm, logInStateAtom } from '../state/log-in.ts';
import { Entrance } from './entrance.tsx';

export function LogInPage() {
  const draft = useAtomValue(logInForm.valuesAtom);
  const send = useSetAtom(logIn);
  return (
    <Entrance form={logInForm}>
      <PageHead page="logIn" />
      <LogInScreen
        state={useAtomValue(logInStateAtom)}
        arrival={useAtomValue(arrivalAtom)}
        draft={draft}
        providers={[]}
        onDraft={useSetAtom(logInForm.change)}
        onLogIn={() => send(draft)}
        onProvider={() => undefined}
      />
    </Entrance>
  );
}
