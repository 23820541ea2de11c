import { createContext, type ReactNode, useContext } from 'react';
import type { PageNode } from '@portal/domain';

/** Context for the lines of a page tree. */
export interface PageTreeContextValue {
  findPage: (id: string) => PageNode | undefined;
  note: ((page: PageNode) => ReactNode) | undefined;
  /** `null`: no checkboxes. */
  isChecked: ((page: PageNode) => boolean) | null;
  onAction: (page: PageNode) => void;
}

export const PageTreeContext = createContext<PageTreeContextValue | null>(null);

/** @throws outside of a `PageTree` */
export function usePageTreeContext(): PageTreeContextValue {
  const contextValue = useContext(PageTreeContext);
  if (!contextValue) throw new Error('A PageTreeItem must be inside a PageTree.');
  return contextValue;
}
