import { exportPersonalData } from '@signal-shop/sdk/calls';
import type { PersonalData } from '@signal-shop/sdk/contract';
import type { DataExportState } from '@signal-shop/ui/sections/data-export/data-export.states.ts';
import { atom } from 'jotai';
import type { SavedFile } from '../../browser/save-file.ts';
import { action } from '../core/action.ts';
import { lastLocationOf } from '../core/location.ts';
import { mutation, shownState } from '../queries/mutation.ts';

type SaveFile = (file: SavedFile) => void;

interface ExportInput {
  readonly save: SaveFile;
}

const exporting = mutation((shop, _input: ExportInput) => exportPersonalData(shop), {
  scope: 'visit',
  of: lastLocationOf('profile'),
  onDone: (_context, { msg: data }, { save }) =>
    save({
      name: fileNameOf(data),
      type: 'application/json',
      text: JSON.stringify(data, null, 2),
    }),
});

/** The confirmation disappears with the next visit. */
export const dataExportAtom = atom(
  (get): DataExportState =>
    shownState(
      get(exporting.stateAtom),
      ({ msg }): DataExportState => ({ status: 'saved', fileName: fileNameOf(msg) }),
    ),
);

/**
 * Saves everything the shop stores about the customer as a file.
 * @param save writes the file to the device
 */
export const downloadPersonalData = action(({ set }, save: SaveFile) => set(exporting.mutate, { save }));

function fileNameOf({ exported_at }: PersonalData): string {
  const day = new Date(exported_at * 1_000).toISOString().slice(0, 10);
  return `signal-data-${day}.json`;
}
