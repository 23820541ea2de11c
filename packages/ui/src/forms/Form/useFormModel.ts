import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Control,
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { formResolver } from '../formResolver.ts';
import type { FormSchema } from '../FormSchema.ts';
import type { SubmitResult } from '../SubmitResult.ts';
import { FieldRegistry } from './fieldRegistry.ts';
import type { FormFields, FormProgress } from './formContext.ts';
import { type DiscardQuestionState, useLeaving } from './useLeaving.ts';
import { useSubmitting } from './useSubmitting.ts';

export interface FormModelOptions<Values extends FieldValues, Output> {
  /** Checks the values: a zod schema, or rules of a domain by `schemaFromRules`. */
  schema: FormSchema<Values, Output>;
  /** What the form opens with. A later change is not taken over: give the form another `key`. */
  defaultValues: Values;
  /** Changes that the form opens with on top of `defaultValues`: they count as unsaved from the start. */
  unsavedValues?: Partial<Values>;
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
  question: DiscardQuestionState | null;
}

/** What the parts of a form work on together. */
export interface FormCore<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  registry: FieldRegistry;
  /** The options as they are now, for what is called later. */
  latest: { current: FormModelOptions<Values, Output> };
}

/** Holds a form. Errors appear on leaving a field and on submit, never while typing; they go as soon as they are mended. */
export function useFormModel<Values extends FieldValues, Output>(
  options: FormModelOptions<Values, Output>,
): FormModel {
  const core = useFormCore(options);
  const leaving = useLeaving(core);
  useUnsavedValues(core, options.unsavedValues);
  const submitting = useSubmitting(core, leaving.markSaved);
  const { form, registry } = core;
  const { isBusy, isMovingOn, forgetSaved } = submitting;

  const fields = useMemo<FormFields>(() => {
    const check = (name: string) => void checkField(form, registry, name);
    const onFieldChange = (name: string) => {
      if (form.getFieldState(name as Path<Values>).error) check(name);
      forgetSaved();
    };
    return {
      control: form.control as unknown as Control<FieldValues>,
      registry,
      isBusy,
      setValues: (values) => {
        for (const [name, value] of Object.entries(values)) {
          form.setValue(name as Path<Values>, value as Values[Path<Values>], { shouldDirty: true });
          onFieldChange(name);
        }
      },
      onFieldChange,
      onFieldLeave: (name) => {
        if (!isMovingOn.current) check(name);
      },
    };
  }, [form, registry, isBusy, isMovingOn, forgetSaved]);

  const cancel = options.onCancel && leaving.cancel;
  return {
    fields,
    progress: {
      status: submitting.status,
      attention: submitting.attention,
      isBusy,
      submitDisabledReason: options.submitDisabledReason as FormProgress['submitDisabledReason'],
      cancel,
    },
    submit: (event) => {
      event.preventDefault();
      event.stopPropagation(); // a dialog drawn inside another form's tree is a form of its own
      void submitting.submit();
    },
    onKeyDown: (event) => {
      const isEscape = event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing;
      if (!isEscape || !cancel) return;
      event.stopPropagation();
      cancel();
    },
    question: leaving.question,
  };
}

function useFormCore<Values extends FieldValues, Output>(
  options: FormModelOptions<Values, Output>,
): FormCore<Values, Output> {
  const { schema, defaultValues } = options;
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const resolver = useMemo(() => formResolver(schema), [schema]);
  // Only `checkField` shows errors: react-hook-form's own modes would also bring them up while typing.
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [registry] = useState(() => new FieldRegistry());
  return { form, registry, latest };
}

/** Puts the changes in that a form opens with; after `useLeaving`, which hears of them. */
function useUnsavedValues<Values extends FieldValues, Output>(
  { form }: FormCore<Values, Output>,
  unsavedValues: Partial<Values> | undefined,
) {
  const atOpening = useRef(unsavedValues);
  useEffect(() => {
    for (const [name, value] of Object.entries(atOpening.current ?? {})) {
      form.setValue(name as Path<Values>, value, { shouldDirty: true });
    }
  }, [form]);
}

/**
 * Shows what is wrong with a field. What one field holds may have made another right: what is shown as wrong is
 * checked along with it, except what a server said, which only editing that field answers.
 */
function checkField<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  registry: FieldRegistry,
  name: string,
) {
  const others = registry.inOrder().filter((other) => {
    const { error } = form.getFieldState(other as Path<Values>);
    return other !== name && error !== undefined && error.type !== 'server';
  });
  form.trigger([name, ...others] as Path<Values>[]).catch(reportError);
}
