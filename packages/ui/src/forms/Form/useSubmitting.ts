import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import { type FieldProblem, problemsOfErrors, problemsOfServer, sortProblems } from '../formErrors.ts';
import { SUBMIT_FAILED_MESSAGE, type SubmitResult } from '../SubmitResult.ts';
import type { FormStatus } from './formContext.ts';
import type { FormCore } from './useFormModel.ts';

/**
 * Submits a form and shows the result.
 * @param markSaved called when nothing is unsaved anymore
 */
export function useSubmitting<Values extends FieldValues, Output>(
  { form, registry, latest }: FormCore<Values, Output>,
  markSaved: () => void,
) {
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' });
  const [attention, setAttention] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false); // a ref, because state would not block a second Enter in the same frame
  const isMovingOn = useRef(false); // suppresses validation on blur while the form moves the focus
  const isMounted = useIsMounted();

  function refuse(problems: FieldProblem[], message?: string) {
    const { fields, lines } = sortProblems(problems, (name) => registry.has(name));
    const names = registry.inOrder(fields.map(({ name }) => name));
    const said = message ? [message, ...lines] : lines;
    // A failure without any message must still be visible.
    if (said.length === 0 && names.length === 0) said.push(SUBMIT_FAILED_MESSAGE);
    setAttention(names);
    setStatus(said.length > 0 ? { kind: 'refused', lines: said } : { kind: 'idle' });
    if (names.length > 0) registry.focusFirst(names);
  }

  /** @returns whether saving succeeded */
  async function send(output: Output): Promise<boolean> {
    setBusy(true);
    setAttention([]);
    setStatus({ kind: 'idle' });
    const submitted = structuredClone(form.getValues());
    const result = await settled(() => latest.current.onSubmit(output));
    if (!result.ok) {
      for (const [name, value] of Object.entries(result.written ?? {})) {
        form.setValue(name as Path<Values>, value as Values[Path<Values>], { shouldDirty: true });
      }
      const problems = problemsOfServer(result.fields ?? {});
      for (const { name, message } of problems) {
        if (registry.has(name)) form.setError(name as Path<Values>, { type: 'server', message });
      }
      refuse(problems, result.message);
      return false;
    }
    form.reset(result.values ?? submitted);
    markSaved();
    const { message, messageKind: kind = 'saved', detail } = result;
    setStatus(message ? { kind, message, detail } : { kind: 'idle' });
    if (result.values) {
      isMovingOn.current = true;
      registry.focusFirst();
      isMovingOn.current = false;
    }
    return true;
  }

  async function submit() {
    if (isSending.current || latest.current.submitDisabledReason?.(form.getValues())) return;
    isSending.current = true;
    let isSaved = false;
    try {
      await form.handleSubmit(
        async (output) => {
          isSaved = await send(output);
        },
        (errors: FieldErrors) => refuse(problemsOfErrors(errors)),
      )();
    } catch (error) {
      // Validation itself threw, which is a bug. It must not look as if the button did nothing.
      reportError(error);
      refuse([], SUBMIT_FAILED_MESSAGE);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
    // Not when the form was left while it was being sent.
    if (isSaved && isMounted.current) latest.current.onSaved?.();
  }

  /** Hides the success message when the form is edited again. */
  const forgetSaved = useCallback(
    () => setStatus((now) => (now.kind === 'saved' || now.kind === 'remark' ? { kind: 'idle' } : now)),
    [],
  );

  return { status, attention, isBusy, isMovingOn, submit, forgetSaved };
}

/** Runs a submit; an exception is reported and becomes a failed result. */
async function settled<Values>(
  run: () => SubmitResult<Values> | Promise<SubmitResult<Values>>,
): Promise<SubmitResult<Values>> {
  try {
    return await run();
  } catch (error) {
    reportError(error);
    return { ok: false, message: SUBMIT_FAILED_MESSAGE };
  }
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
