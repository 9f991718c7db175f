'use server';

import { redirect } from 'next/navigation';
import { shopOfRequest } from '../../lib/shop';

/** @returns why the login failed; a login that works leads to the orders */
export async function logIn(_previous: string, form: FormData): Promise<string> {
  const shop = await shopOfRequest();
  const email = String(form.get('email'));
  const password = String(form.get('password'));
  const outcome = await shop.logIn({ email, password }).safe();
  if (outcome.status === 'failed') return outcome.error.message;
  redirect('/orders');
}
