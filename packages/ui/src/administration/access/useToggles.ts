import { useCallback, useEffect, useRef, useState } from 'react';
import type { ToggleAnswer } from './ToggleAnswer.ts';

/** Status of the last change of a toggle. */
export type ToggleState =
  | { status: 'saving' }
  /** The change to `isOn` was rejected; the toggle keeps its state. */
  | { status: 'refused'; isOn: boolean; message: string }
  /** The change to `isOn` was saved. */
  | { status: 'saved'; isOn: boolean; effect: string };

export interface Toggles<Id> {
  /** Statuses by toggle; only of toggles that were changed. */
  states: ReadonlyMap<Id, ToggleState>;
  /** Saves a toggle; ignored while a previous save is running. Stable function. */
  toggle: (id: Id, isOn: boolean) => void;
  /** Saves the previous state without reporting an effect. Stable function. */
  undo: (id: Id, isOn: boolean) => void;
}

/**
 * Toggles that are saved immediately. The saved state comes from the host; this hook keeps the status of
 * changes. Toggling again during a save is ignored. Only the effect of the last change is kept.
 */
export function useToggles<Id>(save: (id: Id, isOn: boolean) => Promise<ToggleAnswer>): Toggles<Id> {
  const [states, setStates] = useState<ReadonlyMap<Id, ToggleState>>(() => new Map());
  const saving = useRef(new Set<Id>()); // a ref, because state would not block a second click in the same frame

  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });

  const run = useCallback(async (id: Id, isOn: boolean, isUndo: boolean) => {
    if (saving.current.has(id)) return;
    saving.current.add(id);
    setStates((before) => new Map([...unsaid(before), [id, { status: 'saving' }]]));
    const answer = await latestSave.current(id, isOn).catch(brokenSave);
    saving.current.delete(id);
    setStates((before) => {
      const after = new Map(before);
      if (!answer.ok) after.set(id, { status: 'refused', isOn, message: answer.message });
      else if (answer.effect && !isUndo) after.set(id, { status: 'saved', isOn, effect: answer.effect });
      else after.delete(id);
      return after;
    });
  }, []);

  return {
    states,
    toggle: useCallback((id, isOn) => void run(id, isOn, false), [run]),
    undo: useCallback((id, isOn) => void run(id, isOn, true), [run]),
  };
}

function brokenSave(error: unknown): ToggleAnswer {
  reportError(error);
  return { ok: false, message: 'This could not be saved. Try again.' };
}

/** Drops the effects of earlier changes; failures stay. */
function unsaid<Id>(states: ReadonlyMap<Id, ToggleState>): [Id, ToggleState][] {
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
