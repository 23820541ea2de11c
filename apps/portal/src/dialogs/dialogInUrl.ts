import { useLocation, useNavigate } from 'react-router-dom';
import { replaceState, textParam, urlState } from '../url/urlState.ts';
import type { DialogTarget } from './Dialogs.ts';

/** The open dialog and the id of its record in the query of the URL. */
const dialogState = {
  ...urlState({ name: { ...textParam, name: 'dialog' }, recordId: { ...textParam, name: 'record' } }),
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
  const navigate = useNavigate();
  const { search } = useLocation();
  return (...target) => void navigate(withDialog(search, target), { state: openingState });
}

/** The dialog in the query of a URL, unvalidated. */
export function readDialog(search: string): { name: string | null; recordId: string | undefined } {
  const { name, recordId } = dialogState.read(new URLSearchParams(search));
  return { name, recordId: recordId ?? undefined };
}

/** The query of a URL with another dialog, or without one. */
export function withDialog(search: string, [name, recordId]: DialogTarget | []): string {
  const target = { name: name ?? null, recordId: recordId === undefined ? null : String(recordId) };
  return `?${replaceState(new URLSearchParams(search), dialogState, target)}`;
}
