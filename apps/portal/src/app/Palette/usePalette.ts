import { useLayoutEffect, useState } from 'react';
import { findPressedAction } from '../../actions/pageActions.ts';

/** What the palette shows first. */
export type PaletteStart = 'palette' | 'shortcuts';

/** What opens the palette, as in `aria-keyshortcuts`. */
export const SEARCH_KEYS = 'Control+K Meta+K /';

export interface PaletteState {
  /** `null`: it is closed. */
  shown: PaletteStart | null;
  show: (start: PaletteStart) => void;
  close: () => void;
}

/** The palette, opened by Ctrl+K, ⌘K or `/`, the shortcuts, opened by `?`, and those of the page's actions. */
export function usePalette(): PaletteState {
  const [shown, setShown] = useState<PaletteStart | null>(null);
  // Works as soon as the page can be seen.
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const opened = findOpened(event);
      const action = findPressedAction(event);
      if (opened === null && !action) return;
      event.preventDefault();
      if (action) action.run();
      else setShown(opened);
    };
    addEventListener('keydown', handleKeyDown);
    return () => removeEventListener('keydown', handleKeyDown);
  }, []);
  return { shown, show: setShown, close: () => setShown(null) };
}

/** `/` and `?` are typed into inputs, and do nothing over a dialog. */
function findOpened({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): PaletteStart | null {
  if (key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey) return 'palette';
  const isInUse =
    document.activeElement?.matches('input, textarea, select, [contenteditable="true"], [role="dialog"] *') ??
    false;
  if (ctrlKey || metaKey || altKey || isInUse) return null;
  return key === '/' ? 'palette' : key === '?' ? 'shortcuts' : null;
}
