import type { MenuNode } from '@portal/domain';
import { MenuCards, Page } from '@portal/ui/layout';
import { PortalLink } from '../navigation/PortalLink.tsx';
import { useTitle } from '../navigation/useTitle.ts';

interface MenuPageProps {
  entry: MenuNode;
  /** Shows the roles of each page next to it. */
  showRoles: boolean;
}

/** The child pages of a menu entry, as links in columns. */
export function MenuPage({ entry, showRoles }: MenuPageProps) {
  useTitle(entry.pageName);
  return (
    <Page title={entry.pageName}>
      <MenuCards nodes={entry.children} LinkComponent={PortalLink} showRoles={showRoles} />
    </Page>
  );
}
