import { aboutUsHead } from '@signal-shop/ui/chrome/page-head/heads/support/about-us.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { AboutUsScreen } from '@signal-shop/ui/screens/support/about-us/about-us-screen.tsx';
import { useAtomValue, useSetAtom } from 'jotai';
import { withRetry } from '../../shell/with-retry.ts';
import { aboutUsAtom, refetchAboutUs } from '../../state/support/about-us.ts';

export function AboutUsPage() {
  const text = withRetry(useAtomValue(aboutUsAtom), useSetAtom(refetchAboutUs));
  return (
    <>
      <PageHead {...aboutUsHead} />
      <AboutUsScreen state={text.status === 'ready' ? { status: 'ready', text: text.value } : text} />
    </>
  );
}
