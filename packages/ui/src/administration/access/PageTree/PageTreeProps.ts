import type { ReactNode } from 'react';
import type { PageNode } from '@portal/domain';

/** What a click, Enter or Space on a page does. */
export type PageTreeInteraction =
  /** Nothing: the tree is read-only. */
  | { kind: 'readOnly' }
  /** Selects the page; `selectedId` is `null` without a selection. */
  | { kind: 'select'; selectedId: number | null; onSelect: (choice: { pageId: number }) => void }
  /** Toggles the page's checkbox; `checkedIds` has the pages that are checked on the server. */
  | {
      kind: 'check';
      checkedIds: ReadonlySet<number>;
      onCheckedChange: (change: { pageId: number; isOn: boolean }) => void;
    };

export interface PageTreeProps {
  /** Accessible name of the tree. */
  label: string;
  /** Page tree from `buildPageTree`. */
  pages: readonly PageNode[];
  /** Interaction mode. */
  interaction: PageTreeInteraction;
  /** Shown at the end of a page's line, such as its roles. */
  note?: (page: PageNode) => ReactNode;
}
