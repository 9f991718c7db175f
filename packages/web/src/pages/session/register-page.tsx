import { registerHead } from '@signal-shop/ui/chrome/page-head/heads/session/register.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { RegisterScreen } from '@signal-shop/ui/screens/session/register/register-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  changeRegistration,
  isInvitedAtom,
  register,
  registerDeliveryAtom,
  registerForm,
  registerStateAtom,
  sendRegistrationCode,
} from '../../state/session/register.ts';
import { AuthFormScope } from './auth-form-scope.tsx';

export function RegisterPage() {
  return (
    <AuthFormScope form={registerForm}>
      <PageHead {...registerHead} />
      <RegisterScreen
        state={useAtomValue(registerStateAtom)}
        draft={useAtomValue(registerForm.valuesAtom)}
        delivery={useAtomValue(registerDeliveryAtom)}
        invited={useAtomValue(isInvitedAtom)}
        onDraftChange={useSetAtom(changeRegistration)}
        onSendCode={useSetAtom(sendRegistrationCode)}
        onRegister={useSetAtom(register)}
      />
    </AuthFormScope>
  );
}
