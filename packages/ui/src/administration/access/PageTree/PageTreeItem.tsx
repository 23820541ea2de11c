import { createContext, type KeyboardEvent, type MouseEvent, type ReactNode, use } from 'react';
import type { PageNode } from '@portal/domain';
import { TreeItemProvider } from '@mui/x-tree-view/TreeItemProvider';
import { useTreeItem, type UseTreeItemParameters } from '@mui/x-tree-view/useTreeItem';
import { CheckIcon, ChevronRightIcon } from '../../../controls/icons.tsx';

/** What the lines of a page tree share. */
export interface PageTreeContextValue {
  findPage: (id: string) => PageNode | undefined;
  note: ((page: PageNode) => ReactNode) | undefined;
  /** `null`: no checkboxes. */
  isChecked: ((page: PageNode) => boolean) | null;
  onAction: (page: PageNode) => void;
}

export const PageTreeContext = createContext<PageTreeContextValue | null>(null);

/** Setting it suppresses the default behavior of the tree view. */
type Cancellable = { defaultMuiPrevented?: boolean };

function isMultiSelectKey({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return (shiftKey && /^(Arrow|Home|End)/.test(key)) || ((ctrlKey || metaKey) && key.toLowerCase() === 'a');
}

/** One line of a page tree, made of plain elements so that thousands of pages cost only their DOM. */
export function PageTreeItem({ id, itemId, label, children }: UseTreeItemParameters) {
  const item = useTreeItem({ id, itemId, label, children });
  const parts = use(PageTreeContext);
  if (!parts) throw new Error('A PageTreeItem must be inside a PageTree.');
  const page = parts.findPage(itemId);
  const { status } = item;

  const onClick = (event: MouseEvent & Cancellable) => {
    event.defaultMuiPrevented = true;
    const isOnArrow = (event.target as Element).closest('.PortalPageTree-arrow') !== null;
    // Not on the second click of a double click.
    if (page && event.detail < 2 && !isOnArrow) parts.onAction(page);
  };
  const onKeyDown = (event: KeyboardEvent & Cancellable) => {
    const isActionKey = event.key === 'Enter' || event.key === ' ';
    if (!page || event.target !== event.currentTarget || (!isActionKey && !isMultiSelectKey(event))) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    if (isActionKey) parts.onAction(page);
  };

  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <li {...item.getRootProps({ onKeyDown })}>
        <div className="PortalPageTree-line" {...item.getContentProps({ onClick })}>
          <span className="PortalPageTree-arrow" {...item.getIconContainerProps()}>
            {status.expandable && <ChevronRightIcon size={14} />}
          </span>
          {page && parts.isChecked && (
            <span className="PortalPageTree-checkbox" data-checked={parts.isChecked(page)}>
              {parts.isChecked(page) && <CheckIcon size={12} strokeWidth={2.4} />}
            </span>
          )}
          <span className="PortalPageTree-name" title={page?.url || undefined}>
            {label}
          </span>
          {page && parts.note && <span className="PortalPageTree-note">{parts.note(page)}</span>}
        </div>
        {status.expandable && status.expanded && (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the part of a tree, which has no tag
          <ul role="group">{children}</ul>
        )}
      </li>
    </TreeItemProvider>
  );
}
