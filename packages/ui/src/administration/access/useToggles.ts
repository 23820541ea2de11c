import { useCallback, useEffect, useRef, useState } from 'react';
import type { ToggleAnswer } from './ToggleAnswer.ts';

/** What happened to a tick last. Without one it simply shows what is saved. */
export type ToggleState =
  | { status: 'saving' }
  /** It stands where it stood; `isOn` is what was refused. */
  | { status: 'refused'; isOn: boolean; message: string }
  /** It was saved as `isOn`, and does this. */
  | { status: 'saved'; isOn: boolean; effect: string };

export interface Toggles<Id> {
  /** What happened to each tick; only to those something has happened to. */
  states: ReadonlyMap<Id, ToggleState>;
  /** Saves a tick. While it is being saved a further call does nothing. The same function each time. */
  toggle: (id: Id, isOn: boolean) => void;
  /** Saves a tick back as it was, about which nothing more is said. The same function each time. */
  undo: (id: Id, isOn: boolean) => void;
}

/**
 * Ticks that act at once: each shows what is saved, which the host says, and what is said here beside it. A second
 * press while the first is being saved sends nothing. What a tick has done is said of the last one only.
 */
export function useToggles<Id>(save: (id: Id, isOn: boolean) => Promise<ToggleAnswer>): Toggles<Id> {
  const [states, setStates] = useState<ReadonlyMap<Id, ToggleState>>(() => new Map());
  const saving = useRef(new Set<Id>()); // state is too late for a second click in the same frame

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

/** The effect of an earlier tick is old news; refusals stay. */
function unsaid<Id>(states: ReadonlyMap<Id, ToggleState>): [Id, ToggleState][] {
  return [...states].filter(([, { status }]) => status !== 'saved');
}

/**
 * Keeps the second click of a double click from doing anything; for `onClickCapture` of what is around ticks. The
 * first one may have been saved by then, and the second would take it back.
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
