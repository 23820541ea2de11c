import { replaceState, textParam, type UrlState, urlState } from '../url/urlState.ts';
import { useUrlState } from '../url/useUrlState.ts';
import type { DialogTarget } from './Dialogs.ts';

/** The open dialog in the URL, unvalidated. */
interface DialogState {
  /** Name of the dialog; `null`: no dialog is open. */
  dialog: string | null;
  /** Id of its record, if it has one. */
  record: string | null;
}

export const dialogUrlState: UrlState<DialogState> = {
  ...urlState({ dialog: textParam, record: textParam }),
  isSecondary: true,
};

/** State of a history entry that was added by opening a dialog. */
export const openingState = { opensDialog: true };

/** Opens a dialog over the current screen. */
export type OpenDialog = (...target: DialogTarget) => void;

/**
 * Returns a function that opens a dialog. The dialog becomes part of the URL, so that it can be linked and reloaded,
 * and Back closes it.
 *
 * @example const openDialog = useOpenDialog(); … onSelect: () => openDialog('editUser', userId)
 */
export function useOpenDialog(): OpenDialog {
  const [, setDialog] = useUrlState(dialogUrlState);
  return (...target) => void setDialog(toDialogState(target), { state: openingState });
}

/** The query of a URL with another dialog, or without one. */
export function withDialog(search: string, target: DialogTarget | []): string {
  return `?${replaceState(new URLSearchParams(search), dialogUrlState, toDialogState(target))}`;
}

function toDialogState([dialog, record]: DialogTarget | []): DialogState {
  return { dialog: dialog ?? null, record: record === undefined ? null : String(record) };
}
