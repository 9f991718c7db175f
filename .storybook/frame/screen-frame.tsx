import { BareHeader } from '@signal-shop/ui/chrome/bare-layout/bare-layout.tsx';
import type { HeaderSession } from '@signal-shop/ui/chrome/site-header/header-session.ts';
import { StoryFooter, StoryHeader } from '@signal-shop/ui/stories/site-page.tsx';
import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** The screens that the shop shows without its menu. */
const bareScreens = ['cart', 'checkout', 'payment', 'payment-result', 'flash-sale'];
/** The screens that the shop shows without its footer. */
const withoutFooter = ['log-in', 'register', 'reset-password'];

interface ScreenFrameProps {
  /** Name of its folder. */
  readonly screen: string;
  readonly isMember: boolean;
}

interface Hosts {
  readonly before: HTMLElement;
  readonly after: HTMLElement;
}

/**
 * Header and footer around the screen, as in the shop. They are outside the root of the story, so that its play function and
 * its checks find only what the screen draws.
 */
export function ScreenFrame({ screen, isMember }: ScreenFrameProps) {
  const hosts = useHosts();
  const session: HeaderSession = isMember ? { status: 'member', nickname: 'Ada' } : { status: 'guest' };
  const isBare = bareScreens.includes(screen);
  const header = isBare ? <BareHeader safe={screen !== 'flash-sale'} /> : <StoryHeader session={session} />;
  if (hosts === undefined) return null;
  const hasFooter = !isBare && !withoutFooter.includes(screen);
  return (
    <>
      {createPortal(header, hosts.before)}
      {hasFooter && createPortal(<StoryFooter />, hosts.after)}
    </>
  );
}

/** Elements before and after the root; none for a story that draws the whole page itself. */
function useHosts(): Hosts | undefined {
  const [hosts, setHosts] = useState<Hosts>();
  useLayoutEffect(() => {
    const root = document.querySelector('#storybook-root');
    if (root === null || root.querySelector('#main') !== null) return;
    const created = { before: createHost(), after: createHost() };
    root.before(created.before);
    root.after(created.after);
    setHosts(created);
    return () => {
      created.before.remove();
      created.after.remove();
    };
  }, []);
  return hosts;
}

function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.style.display = 'contents';
  // Its links stay in the story, too.
  host.dataset.story = '';
  return host;
}
