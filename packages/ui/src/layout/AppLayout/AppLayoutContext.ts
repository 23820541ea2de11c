import { createContext, useContext } from 'react';

interface AppLayoutState {
  /** The window is narrow and the sidebar is an overlay. */
  isNarrow: boolean;
  /** The sidebar shows only icons. */
  isCollapsed: boolean;
  /** Expands the sidebar to its full width. */
  expand: () => void;
  /** What the current page is for. */
  purpose?: string;
}

/** State for the menu inside the sidebar and for the page. The default applies to a menu outside `AppLayout`. */
export const AppLayoutContext = createContext<AppLayoutState>({
  isNarrow: false,
  isCollapsed: false,
  expand: () => {},
});

export const useAppLayout = () => useContext(AppLayoutContext);
