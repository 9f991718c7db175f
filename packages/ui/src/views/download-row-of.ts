import type { GoodsDetail } from '@signal-shop/sdk/contract';
import type { DownloadFile } from '../components/download-row/download-file.ts';

/** A manual or a driver of goods in a row. */
export function downloadRowOf({ kind, name, link, size_bytes }: GoodsDetail['files'][number]): DownloadFile {
  return { kind, name, href: link, sizeBytes: size_bytes };
}
