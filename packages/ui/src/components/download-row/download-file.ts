/** A manual or a driver. */
export interface DownloadFile {
  readonly kind: 'manual' | 'driver';
  readonly name: string;
  /** '' while there is nothing to download. */
  readonly href: string;
  readonly sizeBytes: number;
}
