import { LogInForm } from './log-in-form';

export default function LogIn() {
  return (
    <>
      <h1>Log in</h1>
      <LogInForm />
    </>
  );
}
