import type { Metadata } from 'next';
import Link from 'next/link';
import type { ReactNode } from 'react';

export const metadata: Metadata = { title: 'signal on Next.js' };

export default function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en">
      <body>
        <nav>
          <Link href="/">Best sellers</Link> <Link href="/orders">Your orders</Link>
        </nav>
        <main>{children}</main>
      </body>
    </html>
  );
}
