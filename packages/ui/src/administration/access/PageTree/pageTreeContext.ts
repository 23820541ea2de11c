import { createContext, type KeyboardEvent, type MouseEvent, type ReactNode, useContext } from 'react';
import type { PageNode } from '@portal/domain';

/** Context for the lines of a page tree. */
export interface PageTreeParts {
  pageOf: (id: string) => PageNode | undefined;
  note: ((page: PageNode) => ReactNode) | undefined;
  /** `null`: no checkboxes. */
  isTicked: ((page: PageNode) => boolean) | null;
  onClick: (event: MouseEvent, page: PageNode) => void;
  onKeyDown: (event: KeyboardEvent, page: PageNode) => void;
}

export const PageTreeContext = createContext<PageTreeParts | null>(null);

/** @throws outside of a `PageTree` */
export function usePageTreeParts(): PageTreeParts {
  const parts = useContext(PageTreeContext);
  if (!parts) throw new Error('A PageTreeItem stands in a PageTree.');
  return parts;
}
