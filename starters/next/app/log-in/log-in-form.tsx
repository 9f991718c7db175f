'use client';

import { useActionState } from 'react';
import { logIn } from './log-in';

export function LogInForm() {
  const [problem, action, isPending] = useActionState(logIn, '');
  return (
    <form action={action}>
      <label>
        Email <input name="email" type="email" autoComplete="username" required />
      </label>
      <label>
        Password <input name="password" type="password" autoComplete="current-password" required />
      </label>
      <button type="submit" disabled={isPending}>
        Log in
      </button>
      <p role="alert">{problem}</p>
    </form>
  );
}
