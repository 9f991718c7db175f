import { minuteMs } from '@signal-shop/sdk/rules/time';

/** A text file for the shopper to save. */
export interface SavedFile {
  readonly name: string;
  /** Media type, such as `application/json`. */
  readonly type: string;
  readonly text: string;
}

/** Saves a file as if the shopper had followed a download link. */
export function saveFile({ name, type, text }: SavedFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // Safari reads the URL after the click, so it must stay valid after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), minuteMs);
}
