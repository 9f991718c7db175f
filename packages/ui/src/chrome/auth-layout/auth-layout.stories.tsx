import preview from '../../../../../.storybook/preview.tsx';
import { Button } from '../../components/button/button.tsx';
import { Link } from '../../components/link/link.tsx';
import { SitePage } from '../../stories/site-page.tsx';
import { authLayoutLive } from './auth-layout.live.ts';
import { AuthLayout, AuthLinks } from './auth-layout.tsx';

interface AuthLayoutStoryProps {
  readonly size: 'normal' | 'wide';
}

function AuthLayoutStory({ size }: AuthLayoutStoryProps) {
  return (
    <SitePage hideFooter>
      <AuthLayout title="Log in" lead="We’ll keep your cart." size={size}>
        <Button size="l" width="full">
          Log in
        </Button>
        <AuthLinks>
          <Link href="/login/register">New here?</Link>
        </AuthLinks>
      </AuthLayout>
    </SitePage>
  );
}

const args: AuthLayoutStoryProps = { size: 'normal' };

const meta = preview.meta({ parameters: { shop: authLayoutLive }, component: AuthLayoutStory, args });

export default meta;

export const Default = meta.story({});
export const Wide = meta.story({ args: { size: 'wide' } });
