import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useUnsavedChanges } from '../unsavedChanges.ts';
import type { DiscardConfirmation, FormCore } from './FormModel.ts';

/** Tracks whether the form has unsaved changes, and asks before they are discarded. */
export function useLeaveGuard<Values extends FieldValues, Output>({
  form,
  latestOptions,
}: FormCore<Values, Output>) {
  const isDirty = useRef(false);
  const runningSave = useRef<Promise<unknown> | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  useUnsavedChanges(() => isDirty.current && (runningSave.current ?? true));
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
    if (isDirty.current) setConfirming(true);
    else latestOptions.current.onCancel?.();
  }, [latestOptions]);
  const markSaved = useCallback(() => {
    isDirty.current = false;
  }, []);
  const trackSave = useCallback(<Result>(save: Promise<Result>): Promise<Result> => {
    runningSave.current = save;
    return save.finally(() => {
      runningSave.current = null;
    });
  }, []);
  const discardConfirmation: DiscardConfirmation | null = isConfirming
    ? {
        keepEditing: () => setConfirming(false),
        discard: () => {
          markSaved();
          setConfirming(false);
          latestOptions.current.onCancel?.();
        },
      }
    : null;
  return { cancel, discardConfirmation, markSaved, trackSave };
}
