import { LinkContext, useLinks } from '@signal-shop/ui/link/link-context.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { PersistedForm } from '../../state/persistence/persisted-form.ts';
import { authHrefsAtom } from '../../state/session/complete-login.ts';
import { languageStateAtom } from '../../state/site/language.ts';

interface AuthFormScopeProps<Name extends string> {
  readonly form: PersistedForm<Name>;
  readonly children: ReactNode;
}

/**
 * Shared by login, registration and password reset: links to each other, and a form draft that survives a
 * reload.
 */
export function AuthFormScope<Name extends string>({ form, children }: AuthFormScopeProps<Name>) {
  const links = useLinks();
  const hrefs = { ...links.hrefs, ...useAtomValue(authHrefsAtom) };
  const isReloading = useAtomValue(languageStateAtom).status === 'switching';
  const hold = useSetAtom(form.holdSecrets);
  const release = useSetAtom(form.releaseSecrets);

  // A change of language reloads the page: only then are passwords written to sessionStorage.
  useEffect(() => {
    if (isReloading) hold();
    else release();
  }, [isReloading, hold, release]);

  return <LinkContext value={{ ...links, hrefs }}>{children}</LinkContext>;
}
