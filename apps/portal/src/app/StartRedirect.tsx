import { startAddress } from '@portal/domain';
import { Navigate, useOutletContext } from 'react-router-dom';
import { useStartPages } from '../api/startPages.ts';
import { useSession } from '../state/session.ts';
import type { Pages } from './usePages.ts';

/** The root of the app leads on: to the user's start page, or where the menu says. */
export function StartRedirect() {
  const { menu } = useOutletContext<Pages>();
  const startPage = useSession()?.user.startPage ?? '';
  // A start page is an address; only the name of one has to be looked up.
  const isName = startPage !== '' && !startPage.startsWith('/');
  const startPages = useStartPages({ isNeeded: isName });
  if (isName && startPages.isPending) return null;
  return <Navigate to={startAddress({ startPage, startPages: startPages.data ?? [], menu })} replace />;
}
