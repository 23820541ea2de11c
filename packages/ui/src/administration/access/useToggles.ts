import { useCallback, useEffect, useRef, useState } from 'react';
import { runSubmit } from '../../feedback/SubmitResult.ts';

/** Result of saving a toggle. */
export type ToggleResult =
  | {
      ok: true;
      /** What it changed, in one sentence; shown beside the toggle with `Undo`. */
      effect?: string;
    }
  | {
      ok: false;
      /** Why it failed, shown literally. */
      message: string;
    };

/** Status of the last change of a toggle. */
export type ToggleState =
  | { status: 'saving' }
  /** The change to `isOn` was rejected; the toggle keeps its state. */
  | { status: 'failed'; isOn: boolean; message: string }
  /** The change to `isOn` was saved. */
  | { status: 'saved'; isOn: boolean; effect: string };

export interface Toggles<Id> {
  /** Statuses by toggle; only of toggles that were changed. */
  states: ReadonlyMap<Id, ToggleState>;
  /** Saves a toggle; ignored while a previous save is running. The effect of undoing is not shown. Stable function. */
  toggle: (id: Id, isOn: boolean, isUndo?: boolean) => void;
}

/**
 * Toggles that are saved immediately. The saved state comes from the host; this hook keeps the status of
 * changes. Toggling again during a save is ignored. Only the effect of the last change is kept.
 */
export function useToggles<Id>(save: (id: Id, isOn: boolean) => Promise<ToggleResult>): Toggles<Id> {
  const [states, setStates] = useState<ReadonlyMap<Id, ToggleState>>(() => new Map());
  const savingIds = useRef(new Set<Id>()); // a ref, because state would not block a second click in the same frame

  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });

  const toggle = useCallback(async (id: Id, isOn: boolean, isUndo = false) => {
    if (savingIds.current.has(id)) return;
    savingIds.current.add(id);
    setStates((before) => new Map([...withoutEffects(before), [id, { status: 'saving' }]]));
    const result = await runSubmit(() => latestSave.current(id, isOn));
    savingIds.current.delete(id);
    setStates((before) => {
      const after = new Map(before);
      if (!result.ok) after.set(id, { status: 'failed', isOn, message: result.message });
      else if (result.effect && !isUndo) after.set(id, { status: 'saved', isOn, effect: result.effect });
      else after.delete(id);
      return after;
    });
  }, []);

  return { states, toggle };
}

/** Drops the effects of earlier changes; failures stay. */
function withoutEffects<Id>(states: ReadonlyMap<Id, ToggleState>): [Id, ToggleState][] {
  return [...states].filter(([, { status }]) => status !== 'saved');
}

/**
 * Ignores the second click of a double click; use it as `onClickCapture` around toggles. Otherwise the second
 * click could undo a change that is already saved.
 */
export function ignoreSecondClick(event: {
  detail: number;
  preventDefault: () => void;
  stopPropagation: () => void;
}): void {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}
