import { LinkButton } from '@portal/ui/controls';
import { Page } from '@portal/ui/layout';
import { useScreenLocation } from '../navigation/screenLocation.tsx';
import { useTitle } from '../navigation/useTitle.ts';

/** Message for a URL without a screen or menu page that the user can open. */
export function NotFoundPage() {
  const { pathname } = useScreenLocation();
  useTitle('Page not found');
  return (
    <Page
      title={`The page for ${pathname} has not been created`}
      actions={
        <LinkButton href="/" variant="primary">
          Start page
        </LinkButton>
      }
    >
      <p>
        Check the address, or choose a page from the menu. If the page exists, your roles do not give access
        to it: ask an administrator.
      </p>
    </Page>
  );
}
