import { useEffect, useEffectEvent } from 'react';

/** An action of the shown page: a button beside its title, an entry of the palette and, if it has keys, a shortcut. */
export interface PageAction {
  label: string;
  /** As in `aria-keyshortcuts`: `Alt+N`. */
  keys?: string;
  run: () => void;
}

/** Shortcut of what adds something to the shown list. */
export const ADD_KEYS = 'Alt+N';

const shown = new Set<PageAction>();

/** The actions of the shown page that are not disabled. Those of hidden screens are not among them. */
export function listPageActions(): readonly PageAction[] {
  return [...shown];
}

/** Declares an action of the page that the component is part of. */
export function usePageAction({ label, keys, run }: PageAction, isEnabled = true): void {
  const handleRun = useEffectEvent(run);
  useEffect(() => {
    if (!isEnabled) return;
    const action: PageAction = { label, keys, run: () => handleRun() };
    shown.add(action);
    return () => void shown.delete(action);
  }, [label, keys, isEnabled]);
}

/** The action whose keys are pressed. Over a dialog there is none. */
export function findPressedAction({ code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  if (
    !altKey ||
    ctrlKey ||
    metaKey ||
    shiftKey ||
    document.querySelector('[role="dialog"], [role="alertdialog"]')
  )
    return undefined;
  return listPageActions().find(({ keys }) => keys === `Alt+${code.replace('Key', '')}`);
}
