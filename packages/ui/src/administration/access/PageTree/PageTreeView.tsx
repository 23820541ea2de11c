import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { flattenPages, type PageNode, withAncestors } from '@portal/domain';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import type { PageTreeProps, PageTreeUse } from './PageTree.tsx';
import { PageTreeItem } from './PageTreeItem.tsx';
import { PageTreeContext, type PageTreeParts } from './pageTreeContext.ts';

interface PageTreeViewProps extends PageTreeProps {
  /** `pages` is the result of a filter and fully expanded. */
  isFiltered: boolean;
}

/** Up to this number of pages the tree is initially expanded. */
const openUpTo = 300;

/** The tree view, loaded when the first tree is shown. */
export function PageTreeView({ label, pages, isFiltered, use, note }: PageTreeViewProps) {
  const [openByHand, setOpenByHand] = useState<readonly string[] | null>(null);
  const all = useMemo(() => new Map(flattenPages(pages).map((page) => [idOf(page), page])), [pages]);
  const chosenId = use.kind === 'choose' ? use.chosen : null;
  const open = useMemo(() => {
    if (openByHand && !isFiltered) return [...openByHand];
    if (isFiltered || all.size <= openUpTo) return [...all.keys()];
    const chosen = all.get(String(chosenId));
    return chosen ? withAncestors(chosen).map(idOf) : [];
  }, [isFiltered, openByHand, all, chosenId]);

  const act = (page: PageNode) => {
    const { pageId } = page;
    if (use.kind === 'choose') use.onChoose({ pageId });
    if (use.kind === 'tick') use.onTick({ pageId, isOn: !use.ticked.has(pageId) });
  };
  const parts: PageTreeParts = {
    pageOf: (id) => all.get(id),
    note,
    isTicked: use.kind === 'tick' ? ({ pageId }) => use.ticked.has(pageId) : null,
    onClick: (event, page) => actsOn(event) && act(page),
    onKeyDown: (event, page) => isActKey(event) && act(page),
  };

  return (
    <PageTreeContext value={parts}>
      <RichTreeView<PageNode, boolean>
        aria-label={label}
        items={pages}
        getItemId={idOf}
        getItemLabel={({ pageName }) => pageName}
        expansionTrigger="iconContainer"
        expandedItems={open}
        onExpandedItemsChange={(_event, ids) => setOpenByHand(ids)}
        // The selection is controlled by `use`; the view's own multi-selection would trigger many API calls.
        disableSelection={use.kind === 'show'}
        multiSelect={use.kind === 'tick'}
        selectedItems={selectedIds(use)}
        slots={{ item: PageTreeItem }}
      />
    </PageTreeContext>
  );
}

const idOf = ({ pageId }: PageNode) => String(pageId);

function selectedIds(use: PageTreeUse): string[] | string | null {
  if (use.kind === 'tick') return [...use.ticked].map(String);
  return use.kind === 'choose' && use.chosen !== null ? String(use.chosen) : null;
}

/** Neither the second click of a double click nor a click on the expand icon. */
function actsOn({ detail, target }: MouseEvent): boolean {
  return detail < 2 && (target as Element).closest('.PortalPageTree-arrow') === null;
}

function isActKey({ key, target, currentTarget }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === ' ') && target === currentTarget;
}
