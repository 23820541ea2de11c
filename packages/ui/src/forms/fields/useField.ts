import { type ReactNode, type Ref, type RefCallback, useCallback } from 'react';
import { useForkRef } from '@mui/material/utils';
import { useController } from 'react-hook-form';
import type { RootProps } from '../../theme/RootProps.ts';
import { useFormFields } from '../Form/formContext.ts';

/** What every field is told. */
export interface FieldProps<
  Name extends string = string,
  Input extends HTMLElement = HTMLElement,
> extends RootProps<HTMLDivElement> {
  /** Name of the value in the form's values. */
  name: Name;
  /** What is asked for, above the input. */
  label: string;
  /** How to fill it, below the input. */
  help?: ReactNode;
  /** Shows the value and cannot change it. */
  readOnly?: boolean;
  /** `row`: stands alone in its row and may use its whole width. Default `cell`. */
  span?: 'cell' | 'row';
  /** Gets the input, as with MUI's `TextField`; of several the element around them. */
  inputRef?: Ref<Input>;
}

/** A field's part in its form. */
export interface Field<Value> {
  value: Value;
  /** What is wrong with it, when that is to be shown. */
  error: string | null;
  /** It cannot be changed now: it only shows its value, or the form is being sent. */
  isLocked: boolean;
  /** Does nothing while the field is locked. */
  change: (value: Value) => void;
  /** To be called when the focus leaves the field. */
  leave: () => void;
  /** The `ref` of the input, or of the element around several. */
  attach: RefCallback<HTMLElement> | null;
}

/**
 * Ties an input to the form around it.
 * @param component name of the component, for the message when there is no form
 * @throws when the component stands outside a form
 */
export function useField<Value>(
  { name, label, readOnly = false, inputRef }: FieldProps,
  component: string,
): Field<Value> {
  const { control, registry, isBusy, onFieldChange, onFieldLeave } = useFormFields(component);
  const { field, fieldState } = useController({ name, control });
  const isLocked = readOnly || isBusy;
  const register = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      registry.set({ name, label, element, readOnly });
      return () => registry.delete(name);
    },
    [registry, name, label, readOnly],
  );
  return {
    value: field.value as Value,
    error: fieldState.error?.message ?? null,
    isLocked,
    change(value) {
      if (isLocked) return;
      field.onChange(value);
      onFieldChange(name);
    },
    leave() {
      field.onBlur();
      if (!readOnly) onFieldLeave(name);
    },
    attach: useForkRef(register, inputRef),
  };
}
