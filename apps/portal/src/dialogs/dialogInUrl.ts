import { useLocation, useNavigate } from 'react-router-dom';
import type { DialogTarget } from './Dialogs.ts';

/** Query parameters of the URL with the name of the open dialog and the id of its record. */
const nameParam = 'dialog';
const recordParam = 'record';

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
  const params = new URLSearchParams(search);
  return { name: params.get(nameParam), recordId: params.get(recordParam) ?? undefined };
}

/** The query of a URL with another dialog, or without one. */
export function withDialog(search: string, [name, recordId]: DialogTarget | []): string {
  const params = new URLSearchParams(search);
  params.delete(nameParam);
  params.delete(recordParam);
  if (name !== undefined) params.set(nameParam, name);
  if (recordId !== undefined) params.set(recordParam, String(recordId));
  return `?${params}`;
}
