import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import {
  type FieldProblem,
  collectFormProblems,
  collectServerProblems,
  splitProblems,
} from '../formErrors.ts';
import { runSubmit, type SubmitFailure } from '../../feedback/SubmitResult.ts';
import type { FormStatus } from './formContext.ts';
import type { FormCore } from './FormModel.ts';
import type { useLeaveGuard } from './useLeaveGuard.ts';

/** Submits a form and shows the result. */
export function useSubmit<Values extends FieldValues, Output>(
  { form, registry, latestOptions }: FormCore<Values, Output>,
  { markSaved, trackSave }: Pick<ReturnType<typeof useLeaveGuard>, 'markSaved' | 'trackSave'>,
) {
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' });
  const [invalidFieldNames, setInvalidFieldNames] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false); // a ref, because state would not block a second Enter in the same frame
  const isMovingFocus = useRef(false); // suppresses validation on blur while the form moves the focus
  const isMounted = useIsMounted();

  function showErrors(problems: FieldProblem[], { message, conflict }: Partial<SubmitFailure> = {}) {
    const { fields, lines: others } = splitProblems(problems, (name) => registry.has(name));
    const names = registry.sortByDocumentOrder(fields.map(({ name }) => name));
    // The title of a conflict says the same.
    const lines = message && !conflict ? [message, ...others] : others;
    // A failure without any message must still be visible.
    if (lines.length === 0 && names.length === 0 && !conflict) lines.push('');
    setInvalidFieldNames(names);
    setStatus(lines.length > 0 || conflict ? { kind: 'failed', lines, conflict } : { kind: 'idle' });
    if (names.length > 0) registry.focusFirst(names);
  }

  /** Takes over what was stored of a submit that failed in part; what was not stays unsaved. */
  function markStored(submitted: Values, { serverValues, storedValues = {} }: SubmitFailure) {
    form.reset({ ...submitted, ...serverValues, ...storedValues });
    const unsaved = Object.keys(storedValues) as Path<Values>[];
    for (const name of unsaved) form.setValue(name, submitted[name], { shouldDirty: true });
    if (unsaved.length === 0) markSaved();
  }

  /** @returns whether saving succeeded */
  async function sendOutput(output: Output): Promise<boolean> {
    setBusy(true);
    setInvalidFieldNames([]);
    setStatus({ kind: 'idle' });
    const submitted = structuredClone(form.getValues());
    const result = await runSubmit(() => latestOptions.current.onSubmit(output), '');
    if (!result.ok) {
      for (const [name, value] of Object.entries(result.serverValues ?? {})) {
        form.setValue(name as Path<Values>, value as Values[Path<Values>], { shouldDirty: true });
      }
      if (result.isStored) markStored(submitted, result);
      const problems = collectServerProblems(result.fields ?? {});
      for (const { name, message } of problems) {
        if (registry.has(name)) form.setError(name as Path<Values>, { type: 'server', message });
      }
      showErrors(problems, result);
      return false;
    }
    form.reset(result.values ?? submitted);
    markSaved();
    const { message, messageKind: kind = 'saved', detail } = result;
    setStatus(message ? { kind, message, detail } : { kind: 'idle' });
    if (result.values) {
      isMovingFocus.current = true;
      registry.focusFirst();
      isMovingFocus.current = false;
    }
    return true;
  }

  async function submit() {
    if (isSending.current || latestOptions.current.submitDisabledReason?.(form.getValues())) return;
    isSending.current = true;
    let isSaved = false;
    try {
      await form.handleSubmit(
        async (output) => {
          const { confirmSubmit } = latestOptions.current;
          if (confirmSubmit && !(await confirmSubmit(output))) return;
          isSaved = await trackSave(sendOutput(output));
        },
        (errors: FieldErrors) => showErrors(collectFormProblems(errors)),
      )();
    } catch (error) {
      // Validation itself threw, which is a bug. It must not look as if the button did nothing.
      reportError(error);
      showErrors([]);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
    // Not when the form was left while it was being sent.
    if (isSaved && isMounted.current) latestOptions.current.onSaved?.();
  }

  /** Hides the success message when the form is edited again. */
  const clearSuccessStatus = useCallback(
    () =>
      setStatus((current) =>
        current.kind === 'saved' || current.kind === 'info' ? { kind: 'idle' } : current,
      ),
    [],
  );

  return {
    status,
    invalidFieldNames,
    isBusy,
    isSending,
    isMovingFocus,
    submit,
    clearSuccessStatus,
  };
}

function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
