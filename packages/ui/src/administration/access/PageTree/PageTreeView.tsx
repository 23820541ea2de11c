import { useMemo, useState } from 'react';
import { flattenPages, type PageNode, withAncestors } from '@portal/domain';
import { RichTreeView } from '@mui/x-tree-view/RichTreeView';
import { useIsPrinting } from '../../../controls/useIsPrinting.ts';
import { PageTreeContext, type PageTreeContextValue, PageTreeItem } from './PageTreeItem.tsx';
import type { PageTreeInteraction, PageTreeProps } from './PageTreeProps.ts';

interface PageTreeViewProps extends PageTreeProps {
  /** `pages` is the result of a filter and fully expanded. */
  isFiltered: boolean;
}

/** Up to this number of pages the tree is initially expanded. */
const maxInitiallyExpanded = 300;

/** The tree view, loaded when the first tree is shown. */
export function PageTreeView({ label, pages, isFiltered, interaction, note }: PageTreeViewProps) {
  const [expandedByUser, setExpandedByUser] = useState<readonly string[] | null>(null);
  const isPrinting = useIsPrinting();
  const pagesById = useMemo(
    () => new Map(flattenPages(pages).map((page) => [getItemId(page), page])),
    [pages],
  );
  const selectedPageId = interaction.kind === 'select' ? interaction.selectedId : null;
  const expandedIds = useMemo(() => {
    if (isPrinting) return [...pagesById.keys()];
    if (expandedByUser && !isFiltered) return [...expandedByUser];
    if (isFiltered || pagesById.size <= maxInitiallyExpanded) return [...pagesById.keys()];
    const selectedPage = pagesById.get(String(selectedPageId));
    return selectedPage ? withAncestors(selectedPage).map(getItemId) : [];
  }, [isPrinting, isFiltered, expandedByUser, pagesById, selectedPageId]);

  const onAction = ({ pageId }: PageNode) => {
    if (interaction.kind === 'select') interaction.onSelect({ pageId });
    if (interaction.kind === 'check')
      interaction.onCheckedChange({ pageId, isOn: !interaction.checkedIds.has(pageId) });
  };
  const contextValue: PageTreeContextValue = {
    findPage: (id) => pagesById.get(id),
    note,
    isChecked: interaction.kind === 'check' ? ({ pageId }) => interaction.checkedIds.has(pageId) : null,
    onAction,
  };

  return (
    <PageTreeContext value={contextValue}>
      <RichTreeView<PageNode, boolean>
        aria-label={label}
        items={pages}
        getItemId={getItemId}
        getItemLabel={({ pageName }) => pageName}
        expansionTrigger="iconContainer"
        expandedItems={expandedIds}
        onExpandedItemsChange={(_event, ids) => setExpandedByUser(ids)}
        // The selection is controlled by `interaction`; the view's own multi-selection would trigger many API calls.
        disableSelection={interaction.kind === 'readOnly'}
        multiSelect={interaction.kind === 'check'}
        selectedItems={getSelectedIds(interaction)}
        slots={{ item: PageTreeItem }}
      />
    </PageTreeContext>
  );
}

const getItemId = ({ pageId }: PageNode) => String(pageId);

function getSelectedIds(interaction: PageTreeInteraction): string[] | string | null {
  if (interaction.kind === 'check') return [...interaction.checkedIds].map(String);
  return interaction.kind === 'select' && interaction.selectedId !== null
    ? String(interaction.selectedId)
    : null;
}
