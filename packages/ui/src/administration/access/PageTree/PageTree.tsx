import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useState } from 'react';
import { flattenPages, type PageNode, withAncestors } from '@portal/domain';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { FilterBox } from '../FilterBox.tsx';
import { filterPages } from './filterPages.ts';
import { PageTreeItem } from './PageTreeItem.tsx';
import { PageTreeContext, type PageTreeParts } from './pageTreeContext.ts';
import { Root } from './pageTreeStyles.ts';

/** What a click, Enter or Space on a page does. */
export type PageTreeUse =
  /** Nothing: the tree only shows. */
  | { kind: 'show' }
  /** Chooses it; `null`: none is chosen. */
  | { kind: 'choose'; chosen: number | null; onChoose: (choice: { pageId: number }) => void }
  /** Ticks it; `ticked` are the pages whose tick is saved. */
  | { kind: 'tick'; ticked: ReadonlySet<number>; onTick: (tick: { pageId: number; isOn: boolean }) => void };

export interface PageTreeProps {
  /** Accessible name of the tree. */
  label: string;
  /** The pages, as `buildPageTree` gives them. */
  pages: readonly PageNode[];
  /** What pages are for here. */
  use: PageTreeUse;
  /** Shown at the end of a page's line, such as its roles. */
  note?: (page: PageNode) => ReactNode;
}

/** Up to this number of pages the tree begins open. */
const openUpTo = 300;

/**
 * The pages as a tree: arrow keys move, open and close, letters jump to a page, Enter or Space acts on it. A box above
 * narrows it to the pages whose name or address holds what is typed.
 */
export function PageTree({ label, pages, use, note }: PageTreeProps) {
  const [filter, setFilter] = useState('');
  const [openByHand, setOpenByHand] = useState<readonly string[] | null>(null);
  const shown = useMemo(() => filterPages(pages, filter), [pages, filter]);
  const all = useMemo(() => new Map(flattenPages(pages).map((page) => [idOf(page), page])), [pages]);
  const open = useMemo(() => {
    if (filter.trim() !== '') return flattenPages(shown).map(idOf);
    if (openByHand) return [...openByHand];
    const chosen = use.kind === 'choose' ? all.get(String(use.chosen)) : undefined;
    return (all.size <= openUpTo ? [...all.values()] : chosen ? withAncestors(chosen) : []).map(idOf);
  }, [filter, shown, openByHand, all, use]);

  const act = (page: PageNode) => {
    const { pageId } = page;
    if (use.kind === 'choose') use.onChoose({ pageId });
    if (use.kind === 'tick') use.onTick({ pageId, isOn: !use.ticked.has(pageId) });
  };
  const parts: PageTreeParts = {
    pageOf: (id) => all.get(id),
    note,
    isTicked: use.kind === 'tick' ? (page) => use.ticked.has(page.pageId) : null,
    onClick: (event, page) => actsOn(event) && act(page),
    onKeyDown: (event, page) => use.kind !== 'show' && isActKey(event) && act(page),
  };

  return (
    <Root data-use={use.kind}>
      <FilterBox label="Filter pages" value={filter} onChange={({ value }) => setFilter(value)} />
      {shown.length === 0 && <p>No Data Available</p>}
      <PageTreeContext value={parts}>
        <RichTreeView<PageNode, boolean>
          aria-label={label}
          items={shown}
          getItemId={idOf}
          getItemLabel={({ pageName }) => pageName}
          expansionTrigger="iconContainer"
          expandedItems={open}
          onExpandedItemsChange={(_event, ids) => setOpenByHand(ids)}
          // Selection is what this tree says, and changes by `use` only: the view's own ways of selecting many at once
          // would send many calls.
          disableSelection={use.kind === 'show'}
          multiSelect={use.kind === 'tick'}
          selectedItems={selectedIds(use)}
          slots={{ item: PageTreeItem }}
        />
      </PageTreeContext>
    </Root>
  );
}

const idOf = ({ pageId }: PageNode) => String(pageId);

function selectedIds(use: PageTreeUse): string[] | string | null {
  if (use.kind === 'tick') return [...use.ticked].map(String);
  return use.kind === 'choose' && use.chosen !== null ? String(use.chosen) : null;
}

/** Not the second click of a double click, and not the arrow that opens and closes. */
function actsOn({ detail, target }: MouseEvent): boolean {
  return detail < 2 && (target as Element).closest('.PortalPageTree-arrow') === null;
}

function isActKey({ key, target, currentTarget }: KeyboardEvent): boolean {
  return (key === 'Enter' || key === ' ') && target === currentTarget;
}
