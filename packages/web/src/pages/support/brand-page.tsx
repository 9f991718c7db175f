import { brandHead } from '@signal-shop/ui/chrome/page-head/heads/support/brand.messages.ts';
import { PageHead } from '@signal-shop/ui/chrome/page-head/page-head.tsx';
import { BrandResponsibilityScreen } from '@signal-shop/ui/screens/support/brand-responsibility/brand-responsibility-screen.tsx';

export function BrandPage() {
  return (
    <>
      <PageHead {...brandHead} />
      <BrandResponsibilityScreen />
    </>
  );
}
