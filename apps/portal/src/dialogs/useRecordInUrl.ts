import { type LinkProps, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

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
 * @example const user = useRecordInAddress('user'); <DataTable … onRowOpen={({ row }) => user.open(row.userId)} />
 * {user.id !== null && <EditUser userId={user.id} onClose={user.close} />}
 *
 * @param name query parameter, singular: `user`
 */
export function useRecordInUrl(name: string): RecordInUrl {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();

  return {
    id: params.get(name),
    open: (id) => setParams(withParam(params, name, String(id)), { state: { opened: name } }),
    link: (id) => ({ to: `?${withParam(params, name, String(id))}`, state: { opened: name } }),
    close: () => {
      // Goes back from the entry that opening added, so that Forward reopens the dialog and Back does not.
      if (isOpenedHere(state, name)) void navigate(-1);
      else setParams(withParam(params, name, null), { replace: true });
    },
  };
}

function withParam(params: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (value === null) changed.delete(name);
  else changed.set(name, value);
  return changed;
}

function isOpenedHere(state: unknown, name: string): boolean {
  return typeof state === 'object' && state !== null && 'opened' in state && state.opened === name;
}
