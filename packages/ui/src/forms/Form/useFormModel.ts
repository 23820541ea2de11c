import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { createFormResolver } from '../formResolver.ts';
import { isFieldRequired } from '../isFieldRequired.ts';
import { FieldRegistry } from './fieldRegistry.ts';
import type { FormFields, FormProgress } from './formContext.ts';
import type { FormCore, FormModel, FormModelOptions } from './FormModel.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useSubmit } from './useSubmit.ts';

/**
 * Holds the state of a form. Errors appear on submit and when an edited field is left, never while typing; they
 * disappear as soon as they are fixed.
 */
export function useFormModel<Values extends FieldValues, Output>(
  options: FormModelOptions<Values, Output>,
): FormModel {
  const formCore = useFormCore(options);
  const leaveGuard = useLeaveGuard(formCore);
  useUnsavedValues(formCore, options.unsavedValues);
  const submitting = useSubmit(formCore, leaveGuard);
  const { form, registry, latestOptions } = formCore;
  const { isBusy, isSending, isMovingFocus, clearSuccessStatus } = submitting;

  const fields = useMemo<FormFields>(() => {
    const validateField = (name: string) => void validateFields(form, registry, name);
    const onFieldChange = (name: string) => {
      if (form.getFieldState(name as Path<Values>).error) validateField(name);
      clearSuccessStatus();
    };
    return {
      form: form as unknown as UseFormReturn,
      registry,
      isBusy,
      setValues: (values) => {
        for (const [name, value] of Object.entries(values)) {
          form.setValue(name as Path<Values>, value as Values[Path<Values>], { shouldDirty: true });
          onFieldChange(name);
        }
      },
      isRequired: (name) => isFieldRequired(latestOptions.current.schema, form.getValues(), name),
      onFieldChange,
      onFieldBlur: (name) => {
        if (!isMovingFocus.current) validateField(name);
      },
    };
  }, [form, registry, latestOptions, isBusy, isMovingFocus, clearSuccessStatus]);

  const cancelUnlessSending = () => {
    if (!isSending.current) leaveGuard.cancel();
  };
  const cancel = options.onCancel && cancelUnlessSending;
  return {
    fields,
    progress: {
      status: submitting.status,
      invalidFieldNames: submitting.invalidFieldNames,
      isBusy,
      submitDisabledReason: options.submitDisabledReason as FormProgress['submitDisabledReason'],
      cancel,
    },
    submit: (event) => {
      event.preventDefault();
      event.stopPropagation(); // React events bubble through portals: a dialog rendered inside another form must not submit that form
      void submitting.submit();
    },
    onKeyDown: (event) => {
      const isEnterInField = event.key === 'Enter' && event.target instanceof HTMLInputElement;
      if (isEnterInField && options.submitsOnEnter === false) event.preventDefault();
      const isEscape = event.key === 'Escape' && !event.defaultPrevented && !event.nativeEvent.isComposing;
      if (!isEscape || !cancel) return;
      event.stopPropagation();
      cancel();
    },
    discardConfirmation: leaveGuard.discardConfirmation,
  };
}

function useFormCore<Values extends FieldValues, Output>(
  options: FormModelOptions<Values, Output>,
): FormCore<Values, Output> {
  const { schema, defaultValues } = options;
  const latestOptions = useRef(options);
  useEffect(() => {
    latestOptions.current = options;
  });
  const resolver = useMemo(() => createFormResolver(schema), [schema]);
  // Errors are shown by `validateFields` only: react-hook-form's own modes would also show them while typing.
  const form = useForm<Values, unknown, Output>({
    resolver,
    defaultValues: defaultValues as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const [registry] = useState(() => new FieldRegistry());
  return { form, registry, latestOptions };
}

/** Applies `unsavedValues`; must be called after `useLeaveGuard`, which subscribes to the changes. */
function useUnsavedValues<Values extends FieldValues, Output>(
  { form }: FormCore<Values, Output>,
  unsavedValues: Partial<Values> | undefined,
) {
  const initialUnsavedValues = useRef(unsavedValues);
  useEffect(() => {
    for (const [name, value] of Object.entries(initialUnsavedValues.current ?? {})) {
      form.setValue(name as Path<Values>, value, { shouldDirty: true });
    }
  }, [form]);
}

/**
 * Validates a field. Other invalid fields are validated again, because they may depend on it; errors from the
 * server stay until their own field is edited.
 */
function validateFields<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  registry: FieldRegistry,
  name: string,
) {
  const others = registry.sortByDocumentOrder().filter((other) => {
    const { error } = form.getFieldState(other as Path<Values>);
    return other !== name && error !== undefined && error.type !== 'server';
  });
  form.trigger([name, ...others] as Path<Values>[]).catch(reportError);
}
