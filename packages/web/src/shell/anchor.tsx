import { afterPaint } from '@signal-shop/ui/after-paint.ts';
import type { LinkProps } from '@signal-shop/ui/link/link-context.tsx';
import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { isContactHref, ownPath, safeHref } from '../safe-address.ts';
import { navigate } from '../state/location.ts';
import { warmUp } from './warm-up.ts';

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
  const go = useSetAtom(navigate);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        const { dataset } = event.currentTarget;
        dataset.going = '';
        afterPaint(() => {
          delete dataset.going;
          go(href, { stay });
        });
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        void warmUp(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        void warmUp(href);
      }}
    />
  );
}

/** Anything else is the browser's own: a new tab, a download, a menu. */
function isPlainClick(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { target } = event.currentTarget;
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasModifier && (target === '' || target === '_self');
}
