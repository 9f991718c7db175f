import type { Failure } from '../../remote.ts';

export const dataExportStates = ['Idle', 'Pending', 'Saved', 'Failed', 'German', 'Japanese'] as const;

export type DataExportState =
  | { readonly status: 'idle' }
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'saved'; readonly fileName: string };

export interface DataExportProps {
  readonly state: DataExportState;
  readonly onDownload: () => void;
}
