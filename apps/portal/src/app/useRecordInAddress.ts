import { type LinkProps, useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** The record that a dialog shows, as the address of the page names it. */
export interface RecordInAddress {
  /** As it stands in the address: anything may; `null` when no dialog is to be shown. */
  id: string | null;
  open: (id: string | number) => void;
  /** The same for a link: spread it on a `Link`. */
  link: (id: string | number) => Pick<LinkProps, 'to' | 'state'>;
  close: () => void;
}

/**
 * Keeps the id of a record that is opened in a dialog in the query of the address, so that the dialog can be linked,
 * reloaded, and closed by Back. The screen draws the dialog while there is an id and gives `close` to it.
 *
 * @example
 * const user = useRecordInAddress('user');
 * <DataTable … onRowOpen={({ row }) => user.open(row.userId)} />
 * {user.id !== null && <EditUser userId={user.id} onClose={user.close} />}
 *
 * @param name parameter of the query, singular: `user`
 */
export function useRecordInAddress(name: string): RecordInAddress {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const { state } = useLocation();

  return {
    id: params.get(name),
    open: (id) => setParams(withParam(params, name, String(id)), { state: { opened: name } }),
    link: (id) => ({ to: `?${withParam(params, name, String(id))}`, state: { opened: name } }),
    close: () => {
      // The entry that was made by opening is gone back from: Forward opens again, and Back does not.
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
