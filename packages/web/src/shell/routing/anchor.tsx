import type { LinkProps } from '@signal-shop/ui/link/link-context.tsx';
import { useSetAtom } from 'jotai';
import { Link, useLinkClickHandler } from 'react-router';
import { isPressed, markPressedLink } from '../../router/pressed-link.ts';
import { isContactHref, ownPath, safeHref } from '../../safe-address.ts';
import { linkPreviewAtom } from '../../state/core/link-preview.ts';
import type { NavigationState } from '../../state/core/location.ts';
import { prefetchPage } from './prefetch-page.ts';

/**
 * The link component of the shop. Internal links navigate without a page load and prefetch the page's code on
 * hover and focus; external links send no referrer. An invalid href renders no link.
 */
export function Anchor({ href, stay, preview, ...rest }: LinkProps) {
  if (href.startsWith('#') || isContactHref(href)) return <a {...rest} href={href} />;
  const path = ownPath(href);
  if (path !== null)
    return <InnerAnchor {...rest} href={path} stay={stay ?? false} {...(preview && { preview })} />;
  const external = safeHref(href);
  return external === null ? <a {...rest} /> : <a {...rest} href={external} rel="noopener noreferrer" />;
}

function InnerAnchor(props: LinkProps) {
  const { href, stay = false, preview, onClick, onPointerEnter, onFocus, ...rest } = props;
  const setPreview = useSetAtom(linkPreviewAtom);
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
        // The second press of a double click must not push another history entry.
        (isPressed(event.currentTarget) ? followAgain : follow)(event);
        // React Router prevents the default of a press that it handles; the browser handles any other.
        if (!event.defaultPrevented) return;
        markPressedLink(event.currentTarget);
        setPreview(preview ?? null);
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
