import { type FormEvent, type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  useForm,
} from 'react-hook-form';
import { type FieldProblem, problemsOfErrors, problemsOfServer, sortProblems } from '../formErrors.ts';
import { formResolver } from '../formResolver.ts';
import type { FormSchema } from '../FormSchema.ts';
import { SUBMIT_FAILED_MESSAGE, type SubmitResult } from '../SubmitResult.ts';
import { useUnsavedChanges } from '../unsaved/unsavedChanges.ts';
import { FieldRegistry } from './fieldRegistry.ts';
import type { FormFields, FormProgress, FormStatus } from './formContext.ts';

export interface FormModelOptions<Values extends FieldValues, Output> {
  /** Checks the values: a zod schema, or rules of a domain by `schemaFromRules`. */
  schema: FormSchema<Values, Output>;
  /** What the form opens with. A later change is not taken over: give the form another `key`. */
  defaultValues: Values;
  /** Called with what the schema made of the values, never while it is still running and never with wrong values. */
  onSubmit: (values: Output) => SubmitResult<Values> | Promise<SubmitResult<Values>>;
  /** Called after a submit that succeeded, when nothing is unsaved any more: the time to leave. */
  onSaved?: () => void;
  /** Called by `Cancel` and Esc. With unsaved changes the user is asked first. */
  onCancel?: () => void;
  /** Why submitting makes no sense with these values; the button then says so and does nothing. */
  submitDisabledReason?: (values: Values) => string | null;
}

/** A form's state and doings, for whoever draws it: `Form` on a page, `FormModal` in a dialog. */
export interface FormModel {
  fields: FormFields;
  progress: FormProgress;
  submit: (event: FormEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The question whether unsaved changes may be dropped, while it is open. */
  question: { keep: () => void; discard: () => void } | null;
}

/** Holds a form. Errors appear on leaving a field and on submit, never while typing; they go as soon as they are mended. */
export function useFormModel<Values extends FieldValues, Output>(
  options: FormModelOptions<Values, Output>,
): FormModel {
  const { schema, defaultValues, onCancel } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const resolver = useMemo(() => formResolver(schema), [schema]);
  // Only `trigger` below shows errors: react-hook-form's own modes would also bring them up while typing.
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [registry] = useState(() => new FieldRegistry());
  const [status, setStatus] = useState<FormStatus>({ kind: 'idle' });
  const [attention, setAttention] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isSending = useRef(false); // state is too late for a second Enter in the same frame
  const isDirty = useRef(false);
  const isMovingOn = useRef(false); // the form moves the focus, so leaving a field says nothing about it

  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

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

  const fields = useMemo<FormFields>(() => {
    const isWrongBySchema = (name: string) => {
      const { error } = form.getFieldState(name as Path<Values>);
      return error !== undefined && error.type !== 'server';
    };
    // What one field holds may have made another wrong or right: what is shown as wrong is checked along with it.
    const check = (name: string) => {
      const others = registry.inOrder().filter((other) => other !== name && isWrongBySchema(other));
      void form.trigger([name, ...others] as Path<Values>[]);
    };
    return {
      control: form.control as unknown as Control<FieldValues>,
      registry,
      isBusy,
      onFieldChange: (name) => {
        if (form.getFieldState(name as Path<Values>).error) check(name);
        setStatus((now) => (now.kind === 'saved' ? { kind: 'idle' } : now));
      },
      onFieldLeave: (name) => {
        if (!isMovingOn.current) check(name);
      },
    };
  }, [form, registry, isBusy]);

  function refuse(problems: FieldProblem[], message?: string) {
    const { fields: wrong, lines } = sortProblems(problems, (name) => registry.has(name));
    const names = registry.inOrder(wrong.map(({ name }) => name));
    setAttention(names);
    const said = message ? [message, ...lines] : lines;
    if (said.length > 0) setStatus({ kind: 'refused', lines: said });
    else if (names.length === 0) setStatus({ kind: 'refused', lines: [SUBMIT_FAILED_MESSAGE] });
    if (names.length > 0) registry.focusFirst(names);
  }

  async function send(output: Output) {
    const submitted = structuredClone(form.getValues());
    const result = await settled(() => latest.current.onSubmit(output));
    if (!result.ok) {
      const problems = problemsOfServer(result.fields ?? {});
      for (const { name, message } of problems) {
        if (registry.has(name)) form.setError(name as Path<Values>, { type: 'server', message });
      }
      refuse(problems, result.message);
      return;
    }
    form.reset(result.values ?? submitted);
    isDirty.current = false;
    const { message, detail } = result;
    setStatus(message ? { kind: 'saved', message, detail } : { kind: 'idle' });
    if (result.values) {
      isMovingOn.current = true;
      registry.focusFirst();
      isMovingOn.current = false;
    }
    // Whoever gave the form up while it was being sent has moved on.
    if (isMounted.current) latest.current.onSaved?.();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation(); // a dialog drawn inside another form's tree is a form of its own
    if (isSending.current || latest.current.submitDisabledReason?.(form.getValues())) return;
    isSending.current = true;
    setBusy(true);
    setAttention([]);
    setStatus({ kind: 'idle' });
    try {
      await form.handleSubmit(send, (errors: FieldErrors) => void refuse(problemsOfErrors(errors)))();
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  }

  const cancel = useCallback(() => {
    if (isDirty.current) setAsking(true);
    else latest.current.onCancel?.();
  }, []);

  return {
    fields,
    progress: {
      status,
      isBusy,
      attention,
      submitDisabledReason: options.submitDisabledReason as FormProgress['submitDisabledReason'],
      cancel: onCancel && cancel,
    },
    submit: (event) => void submit(event),
    onKeyDown: (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || !onCancel)
        return;
      event.stopPropagation();
      cancel();
    },
    question: isAsking
      ? {
          keep: () => setAsking(false),
          discard: () => {
            isDirty.current = false;
            setAsking(false);
            latest.current.onCancel?.();
          },
        }
      : null,
  };
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
