import { useLocation } from 'react-router-dom';
import { Page } from '@portal/ui/layout';
import { useTitle } from '../navigation/useTitle.ts';

/** Message for a URL without a screen or menu page that the user can open. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useTitle('Page not found');
  return <Page title={`The page for ${pathname} has not been created`} />;
}
