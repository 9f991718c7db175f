// Headers for static hosts: serve-shop.ts sends its own.
import { securityHeaders } from './security-headers.ts';
import { forEver } from './serve-shop.ts';

/** The parts of the policy that a page can declare itself, and that do not depend on its configuration. */
const ofPage: ReadonlySet<string> = new Set([
  'script-src',
  'base-uri',
  'require-trusted-types-for',
  'trusted-types',
]);

/** Adds the policy to the page for hosts without `_headers`: what the header allows more strictly, it still decides. */
export function withPolicy(html: string): string {
  const policy = securityHeaders(html)['content-security-policy'] ?? '';
  const parts = policy.split('; ').filter((part) => ofPage.has(part.split(' ', 1)[0] ?? ''));
  const content = ["object-src 'none'", ...parts].join(';');
  return html.replace(
    '<meta charset="utf-8" />',
    `$&<meta http-equiv="Content-Security-Policy" content="${content}">`,
  );
}

// The same headers in the format of Cloudflare Pages, Netlify and others. These hosts merge the rules for a
// header and revalidate pages by default, so the file lists only the immutable ones.
export function staticHostHeaders(html: string, reports?: string): string {
  const headers = securityHeaders(html, [], reports ? reportAddress(reports) : undefined);
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return ['/*', ...lines, '/assets/*', `  cache-control: ${forEver}`, ''].join('\n');
}

/** Refuses an address that browsers would ignore without a word, or that would end the header. */
function reportAddress(text: string): string {
  const address = URL.parse(text);
  if (address?.protocol !== 'https:') throw new Error(`VIOLATION_REPORTS is no https address: ${text}`);
  // Both separate directives or values of the policy.
  return address.href.replaceAll(';', '%3B').replaceAll(',', '%2C');
}
