import { createHash } from 'node:crypto';
import { load } from 'cheerio';

/**
 * The headers of every file of the shop, with the strictest CSP that it runs with.
 * @param html the shop's page; its inline scripts and styles are allowed by their hashes, and no others
 * @param servers other origins that serve API calls and pictures
 * @param reports the address that browsers send violations of the policy to
 */
export function securityHeaders(
  html: string,
  servers: readonly string[] = [],
  reports?: string,
): Record<string, string> {
  const page = load(html);
  const hashesOf = (elements: string) =>
    [...page(elements)].map((element) => `'sha256-${sha256(page(element).text())}'`);
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf('script:not([src], [type^="application/"])')],
    'style-src': ["'self'", ...hashesOf('style')],
    'img-src': ["'self'", 'data:', 'blob:', ...servers],
    'media-src': ["'self'", ...servers],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...servers],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // The only policy creates the only trusted URL: that of the service worker.
    'trusted-types': ['signal-worker'],
    // `report-uri` is for browsers without `report-to`.
    ...(reports !== undefined && { 'report-uri': [reports], 'report-to': ['csp'] }),
  };
  return {
    ...(reports !== undefined && { 'reporting-endpoints': `csp="${reports}"` }),
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => [directive, ...sources].join(' '))
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), geolocation=(), microphone=(), payment=(self), usb=(), browsing-topics=(), interest-cohort=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
