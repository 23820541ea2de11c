import type { MenuNode } from '@portal/domain';
import { Page } from '@portal/ui/layout';
import { PortalLink } from './PortalLink.tsx';
import { useTitle } from './useTitle.ts';

/** The pages below a menu entry, as links. */
export function MenuPage({ entry }: { entry: MenuNode }) {
  useTitle(entry.pageName);
  return (
    <Page title={entry.pageName}>
      <MenuList nodes={entry.children} />
    </Page>
  );
}

function MenuList({ nodes }: { nodes: readonly MenuNode[] }) {
  return (
    <ul>
      {nodes.map((node) => (
        <li key={node.pageId} title={node.toolTip || undefined}>
          {node.url === null ? node.pageName : <PortalLink href={node.url}>{node.pageName}</PortalLink>}
          {node.children.length > 0 && <MenuList nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}
