import { operations } from '@signal-shop/sdk/contract';

const paths = new Set<string>(
  Object.values(operations).flatMap(({ body, path }) => (body === 'multipart' ? [path] : [])),
);

/** Whether a URL accepts a file, which some tools cannot forward or record. */
export function isUpload(url: string): boolean {
  return paths.has(new URL(url).pathname);
}
