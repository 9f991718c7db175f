import type { LinkProps } from '@signal-shop/ui/link/link-context.tsx';
import { Link, useLinkClickHandler } from 'react-router';
import { isPressed, markPressedLink } from '../../router/pressed-link.ts';
import { isContactHref, ownPath, safeHref } from '../../safe-address.ts';
import type { NavigationState } from '../../state/core/location.ts';
import { prefetchPage } from './prefetch-page.ts';

/**
 * Every link of the shop. Addresses of this site open without loading the page anew, and their code is fetched when
 * the pointer or the focus comes near; others open as the browser does, telling nothing of where they were pressed.
 * An address that is neither has no link.
 */
export function Anchor({ href, stay, ...rest }: LinkProps) {
  if (href.startsWith('#') || isContactHref(href)) return <a {...rest} href={href} />;
  const path = ownPath(href);
  if (path !== null) return <InnerAnchor {...rest} href={path} stay={stay ?? false} />;
  const external = safeHref(href);
  return external === null ? <a {...rest} /> : <a {...rest} href={external} rel="noopener noreferrer" />;
}

function InnerAnchor({ href, stay = false, onClick, onPointerEnter, onFocus, ...rest }: LinkProps) {
  const options = { state: { stay } satisfies NavigationState, ...(stay && { replace: true }) };
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, options);
  const followAgain = useLinkClickHandler<HTMLAnchorElement>(href, { ...options, replace: true });
  return (
    <Link
      {...rest}
      to={href}
      discover="none"
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        // The second press of a double click comes before the first has led anywhere: it is no history entry of its own.
        (isPressed(event.currentTarget) ? followAgain : follow)(event);
        // React Router prevents the default of a press it navigates by; any other is the browser's own.
        if (event.defaultPrevented) markPressedLink(event.currentTarget);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        void prefetchPage(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        void prefetchPage(href);
      }}
    />
  );
}
