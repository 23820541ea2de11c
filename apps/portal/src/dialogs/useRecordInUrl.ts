import { useMemo } from 'react';
import { type LinkProps, useLocation, useNavigate } from 'react-router-dom';
import { textParam, urlState } from '../url/urlState.ts';
import { useUrlState } from '../url/useUrlState.ts';

/** The record shown in a dialog, stored in the URL. */
export interface RecordInUrl {
  /** The raw, unvalidated parameter; `null`: no dialog is open. */
  id: string | null;
  open: (id: string | number) => void;
  /** The same as link props: spread them on a `Link`. */
  link: (id: string | number) => Pick<LinkProps, 'to' | 'state'>;
  close: () => void;
}

/**
 * Keeps the id of a record shown in a dialog in the query of the URL, so that the dialog can be linked, reloaded, and
 * closed by Back. The screen renders the dialog while there is an id, and passes it `close`.
 *
 * @example const user = useRecordInUrl('user'); <DataTable … onRowOpen={({ row }) => user.open(row.userId)} />
 * {user.id !== null && <EditUser userId={user.id} onClose={user.close} />}
 *
 * @param name query parameter, singular: `user`
 */
export function useRecordInUrl(name: string): RecordInUrl {
  const schema = useMemo(() => ({ ...urlState({ id: { ...textParam, name } }), isSecondary: true }), [name]);
  const [{ id }, setRecord, toQuery] = useUrlState(schema);
  const navigate = useNavigate();
  const { state } = useLocation();

  return {
    id,
    open: (opened) => void setRecord({ id: String(opened) }, { state: { opened: name } }),
    link: (opened) => ({ to: toQuery({ id: String(opened) }), state: { opened: name } }),
    close: () => {
      // Goes back from the entry that opening added, so that Forward reopens the dialog and Back does not.
      if (isOpenedHere(state, name)) void navigate(-1);
      else setRecord({ id: null }, { replace: true });
    },
  };
}

function isOpenedHere(state: unknown, name: string): boolean {
  return typeof state === 'object' && state !== null && 'opened' in state && state.opened === name;
}
