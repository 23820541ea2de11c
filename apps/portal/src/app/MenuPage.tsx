import { styled } from '@mui/material/styles';
import type { MenuNode } from '@portal/domain';
import { Page } from '@portal/ui/layout';
import { PortalLink } from './PortalLink.tsx';
import { useTitle } from './useTitle.ts';

const Columns = styled('div')(({ theme }) => ({
  columns: '240px',
  columnGap: 32,
  maxWidth: 1100,
  paddingTop: 4,
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& ul ul': { margin: '2px 0 8px', paddingLeft: 16 },
  '& li': { breakInside: 'avoid', lineHeight: `${theme.density.rowHeight}px` },
  '& a': { color: theme.vars.palette.primary.main, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
}));

/** The pages below a menu entry, as links in columns. */
export function MenuPage({ entry }: { entry: MenuNode }) {
  useTitle(entry.pageName);
  return (
    <Page title={entry.pageName}>
      <Columns>
        <MenuList nodes={entry.children} />
      </Columns>
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
