import { useLocation } from 'react-router-dom';
import { Page } from '@portal/ui/layout';
import { useTitle } from './useTitle.ts';

/** Says that nothing is at the address: neither a screen nor a menu page that the user reaches. */
export function UnknownPath() {
  const { pathname } = useLocation();
  useTitle('Unknown page');
  return <Page title={`The page for ${pathname} has not been created`} />;
}
