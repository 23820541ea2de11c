import type { MenuNode } from '@portal/domain';
import { ChevronRightIcon, ExternalIcon } from '../../controls/icons.tsx';
import { Link } from '../../theme/Link.ts';
import { MenuIcon } from './menuIcon.tsx';

interface Shared {
  currentPageId: number | null;
  openGroups: ReadonlySet<number>;
  toggleGroup: (pageId: number) => void;
  showRoles: boolean;
  isCollapsed: boolean;
  /** Accessible name of the button that expands a group. */
  toggleLabel: (pageName: string) => string;
}

export interface MenuLevelProps {
  nodes: readonly MenuNode[];
  /** Zero-based. */
  level: number;
  shared: Shared;
  id?: string;
}

/** Entries of one menu level, with the levels below open groups. */
export function MenuLevel({ nodes, level, shared, id }: MenuLevelProps) {
  return (
    <ul id={id}>
      {nodes.map((node) => (
        <MenuItem key={node.pageId} node={node} level={level} shared={shared} />
      ))}
    </ul>
  );
}

function MenuItem({ node, level, shared }: { node: MenuNode; level: number; shared: Shared }) {
  const isGroup = node.children.length > 0;
  const isOpen = isGroup && shared.openGroups.has(node.pageId);
  const listId = `menu-${node.pageId}`;
  const disclosureProps = { 'aria-expanded': isOpen, 'aria-controls': isOpen ? listId : undefined };
  const toggle = () => shared.toggleGroup(node.pageId);
  return (
    <li>
      <div
        className="PortalSidebarMenu-entry"
        data-current={node.pageId === shared.currentPageId}
        data-holds-current={!isOpen && containsPage(node, shared.currentPageId)}
        data-level={level}
      >
        {node.url === null ? (
          <button type="button" title={getTooltip(node, shared)} onClick={toggle} {...disclosureProps}>
            <Label node={node} level={level} shared={shared} />
            {!shared.isCollapsed && <ChevronRightIcon className="PortalSidebarMenu-chevron" size={12} />}
          </button>
        ) : (
          <EntryLink node={node} level={level} shared={shared} />
        )}
        {isGroup && node.url !== null && !shared.isCollapsed && (
          <button
            type="button"
            className="PortalSidebarMenu-toggle"
            aria-label={shared.toggleLabel(node.pageName)}
            onClick={toggle}
            {...disclosureProps}
          >
            <ChevronRightIcon className="PortalSidebarMenu-chevron" size={12} />
          </button>
        )}
      </div>
      {isOpen && <MenuLevel id={listId} nodes={node.children} level={level + 1} shared={shared} />}
    </li>
  );
}

function EntryLink({ node, level, shared }: { node: MenuNode; level: number; shared: Shared }) {
  const Anchor = node.external ? 'a' : Link;
  return (
    <Anchor
      href={node.url ?? ''}
      title={getTooltip(node, shared)}
      aria-current={node.pageId === shared.currentPageId ? 'page' : undefined}
      rel={node.external ? 'noreferrer' : undefined}
    >
      <Label node={node} level={level} shared={shared} />
      {node.external && !shared.isCollapsed && <ExternalIcon size={12} />}
    </Anchor>
  );
}

function Label({ node, level, shared }: { node: MenuNode; level: number; shared: Shared }) {
  return (
    <>
      {level === 0 && <MenuIcon icon={node.icon} imageUrl={node.imageUrl} pageName={node.pageName} />}
      <span className="PortalSidebarMenu-name">
        {node.pageName}
        {shared.showRoles && node.roles.length > 0 && (
          <span className="PortalSidebarMenu-roles"> {node.roles.join(', ')}</span>
        )}
      </span>
    </>
  );
}

/** Names with more characters may not fit the width of the sidebar. */
const longestName = 22;

/** Tooltip; includes the name when it is hidden or cut. */
function getTooltip(node: MenuNode, shared: Shared): string | undefined {
  const isNameCut = shared.isCollapsed || node.pageName.length > longestName;
  const parts = isNameCut ? [node.pageName, node.toolTip] : [node.toolTip];
  return parts.filter(Boolean).join(': ') || undefined;
}

function containsPage(node: MenuNode, pageId: number | null): boolean {
  return node.children.some((child) => child.pageId === pageId || containsPage(child, pageId));
}
