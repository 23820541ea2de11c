import { createContext, useContext } from 'react';

interface AppLayoutState {
  /** The window is narrow: the sidebar lies over the page. */
  narrow: boolean;
  /** The sidebar shows only icons. */
  collapsed: boolean;
  /** Opens the sidebar to its full width. */
  expand: () => void;
}

/** From AppLayout to the menu inside its sidebar; alone, a menu stands at full width. */
export const AppLayoutContext = createContext<AppLayoutState>({
  narrow: false,
  collapsed: false,
  expand: () => {},
});

export const useAppLayout = () => useContext(AppLayoutContext);
