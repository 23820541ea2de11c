import type { ReactNode } from 'react';
import { flattenPages, type PageNode } from '@portal/domain';
import { styled } from '../../../theme/styled.ts';
import { PageTree } from '../PageTree/PageTree.tsx';
import { ToggleOutcome } from '../ToggleOutcome.tsx';
import { type ToggleResult, useToggles } from '../useToggles.ts';

export interface PageCheckboxTreeProps {
  /** Accessible name of the tree. */
  label: string;
  /** Page tree from `buildPageTree`. */
  pages: readonly PageNode[];
  /** IDs of the pages that are checked on the server. */
  checkedIds: ReadonlySet<number>;
  /** Saves a changed checkbox. Called once for a double click. */
  onCheckedChange: (change: { pageId: number; isOn: boolean }) => Promise<ToggleResult>;
  /** Shown at the end of a page's line. */
  note?: (page: PageNode) => ReactNode;
}

const Outcomes = styled('div')({ display: 'grid', gap: 4, '&:empty': { display: 'none' } });

/**
 * Page tree with checkboxes that are saved immediately. They show the saved state; failures are shown above
 * the tree.
 */
export function PageCheckboxTree({ label, pages, checkedIds, onCheckedChange, note }: PageCheckboxTreeProps) {
  const { states, toggle } = useToggles((pageId: number, isOn) => onCheckedChange({ pageId, isOn }));
  const pagesWithOutcome = flattenPages(pages).filter(({ pageId }) => {
    const status = states.get(pageId)?.status;
    return status === 'failed' || status === 'saved';
  });
  return (
    <>
      <Outcomes>
        {pagesWithOutcome.map(({ pageId, pageName }) => {
          const state = states.get(pageId);
          const shown =
            state?.status === 'failed' ? { ...state, message: `${pageName}: ${state.message}` } : state;
          return <ToggleOutcome key={pageId} id={pageId} label={pageName} state={shown} toggle={toggle} />;
        })}
      </Outcomes>
      <PageTree
        label={label}
        pages={pages}
        interaction={{
          kind: 'check',
          checkedIds,
          onCheckedChange: ({ pageId, isOn }) => toggle(pageId, isOn),
        }}
        note={(page) => (states.get(page.pageId)?.status === 'saving' ? 'Saving…' : note?.(page))}
      />
    </>
  );
}
