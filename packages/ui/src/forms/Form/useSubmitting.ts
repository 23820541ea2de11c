import { useCallback, useEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, Path } from 'react-hook-form';
import { type FieldProblem, problemsOfErrors, problemsOfServer, sortProblems } from '../formErrors.ts';
import { SUBMIT_FAILED_MESSAGE, type SubmitResult } from '../SubmitResult.ts';
import type { FormStatus } from './formContext.ts';
import type { FormCore } from './useFormModel.ts';

/**
 * Sends a form and shows what came of it.
 * @param markSaved called as soon as nothing is unsaved any more
 */
export function useSubmitting<Values extends FieldValues, Output>(
  { form, registry, latest }: FormCore<Values, Output>,
  markSaved: () => void,
) {
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' });
  const [attention, setAttention] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false); // state is too late for a second Enter in the same frame
  const isMovingOn = useRef(false); // the form moves the focus, so leaving a field says nothing about it
  const isMounted = useIsMounted();

  function refuse(problems: FieldProblem[], message?: string) {
    const { fields, lines } = sortProblems(problems, (name) => registry.has(name));
    const names = registry.inOrder(fields.map(({ name }) => name));
    const said = message ? [message, ...lines] : lines;
    // A refusal without any words must still be seen.
    if (said.length === 0 && names.length === 0) said.push(SUBMIT_FAILED_MESSAGE);
    setAttention(names);
    setStatus(said.length > 0 ? { kind: 'refused', lines: said } : { kind: 'idle' });
    if (names.length > 0) registry.focusFirst(names);
  }

  /** @returns whether it was saved */
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
      // The check itself failed: a mistake of the program, which must not look like a button that does nothing.
      reportError(error);
      refuse([], SUBMIT_FAILED_MESSAGE);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
    // Whoever gave the form up while it was being sent has moved on.
    if (isSaved && isMounted.current) latest.current.onSaved?.();
  }

  /** What is edited now is not what was saved. */
  const forgetSaved = useCallback(
    () => setStatus((now) => (now.kind === 'saved' || now.kind === 'remark' ? { kind: 'idle' } : now)),
    [],
  );

  return { status, attention, isBusy, isMovingOn, submit, forgetSaved };
}

/** The answer of a submit; a submit that throws is reported to the page and answers that it failed. */
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
