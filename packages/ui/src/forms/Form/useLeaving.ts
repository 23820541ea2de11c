import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useUnsavedChanges } from '../unsaved/unsavedChanges.ts';
import type { FormCore } from './useFormModel.ts';

/** Handlers of the confirmation whether to discard unsaved changes. */
export interface DiscardQuestionState {
  keep: () => void;
  discard: () => void;
}

/** Tracks whether the form has unsaved changes, and asks before they are discarded. */
export function useLeaving<Values extends FieldValues, Output>({ form, latest }: FormCore<Values, Output>) {
  const isDirty = useRef(false);
  const [isAsking, setAsking] = useState(false);
  useUnsavedChanges(() => isDirty.current);
  useEffect(
    () =>
      form.subscribe({
        formState: { isDirty: true },
        callback: (state) => {
          isDirty.current = state.isDirty ?? isDirty.current;
        },
      }),
    [form],
  );
  const cancel = useCallback(() => {
    if (isDirty.current) setAsking(true);
    else latest.current.onCancel?.();
  }, [latest]);
  const markSaved = useCallback(() => {
    isDirty.current = false;
  }, []);
  const question: DiscardQuestionState | null = isAsking
    ? {
        keep: () => setAsking(false),
        discard: () => {
          markSaved();
          setAsking(false);
          latest.current.onCancel?.();
        },
      }
    : null;
  return { cancel, question, markSaved };
}
