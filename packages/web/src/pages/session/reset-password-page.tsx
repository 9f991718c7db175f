import { resetPasswordHead } from '@signal-shop/ui/chrome/page-head/heads/session/reset-password.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { ResetPasswordScreen } from '@signal-shop/ui/screens/session/reset-password/reset-password-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import {
  changeReset,
  resetDeliveryAtom,
  resetForm,
  resetPassword,
  resetStateAtom,
  sendResetCode,
} from '../../state/session/reset-password.ts';
import { AuthFormScope } from './auth-form-scope.tsx';

export function ResetPasswordPage() {
  return (
    <AuthFormScope form={resetForm}>
      <PageHead {...resetPasswordHead} />
      <ResetPasswordScreen
        state={useAtomValue(resetStateAtom)}
        draft={useAtomValue(resetForm.valuesAtom)}
        delivery={useAtomValue(resetDeliveryAtom)}
        onDraftChange={useSetAtom(changeReset)}
        onSendCode={useSetAtom(sendResetCode)}
        onReset={useSetAtom(resetPassword)}
      />
    </AuthFormScope>
  );
}
