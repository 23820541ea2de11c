import { type ReactNode, type Ref, type RefCallback, useCallback, useRef, useState } from 'react';
import { useForkRef } from '@mui/material/utils';
import { useController } from 'react-hook-form';
import type { RootProps } from '../../theme/styled.ts';
import { useFormFields } from '../Form/formContext.ts';

/** Props of every field. */
export interface FieldProps<
  Name extends string = string,
  Input extends HTMLElement = HTMLElement,
> extends RootProps<HTMLDivElement> {
  /** Name of the form value. */
  name: Name;
  /** Label above the input. */
  label: string;
  /** Help text below the input. */
  help?: ReactNode;
  /** Shows the value without allowing changes. */
  readOnly?: boolean;
  /** `row`: takes a whole row of the grid. Default `cell`. */
  span?: 'cell' | 'row';
  /** Ref to the input, as in MUI's `TextField`; for several inputs to the element around them. */
  inputRef?: Ref<Input>;
}

/** Whether a field is marked as required, by the schema of its form when it was first shown. */
export function useIsRequired({ name, readOnly = false }: FieldProps): boolean {
  const { isRequired } = useFormFields('useIsRequired');
  return useState(() => !readOnly && isRequired(name))[0];
}

/** Ref for the element of a field: the form finds the field and its label by it, and focuses it. */
export function useFieldElement({
  name,
  label,
  readOnly = false,
}: Pick<FieldProps, 'name' | 'label' | 'readOnly'>) {
  const { registry } = useFormFields('useFieldElement');
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      registry.set({ name, label, element, readOnly });
      return () => registry.delete(name);
    },
    [registry, name, label, readOnly],
  );
}

/** State and handlers of a field. */
export interface Field<Value> {
  value: Value;
  /** Error message to show. */
  error: string | null;
  /** The value cannot be changed now: the field is read-only or the form is being sent. */
  isLocked: boolean;
  /** Ignored while the field is locked. */
  onChange: (value: Value) => void;
  /** Call it on blur. */
  onBlur: () => void;
  /** Ref for the input, or for the element around several inputs. */
  ref: RefCallback<HTMLElement> | null;
}

/**
 * Connects an input to its form.
 * @param component name of the component for the error message
 * @throws when the component is not inside a form
 */
export function useField<Value>(
  { name, label, readOnly = false, inputRef }: FieldProps,
  component: string,
): Field<Value> {
  const { isBusy, onFieldChange, onFieldBlur } = useFormFields(component);
  const { field, fieldState } = useController({ name });
  const isLocked = readOnly || isBusy;
  const isEdited = useRef(false);
  const elementRef = useFieldElement({ name, label, readOnly });
  return {
    value: field.value as Value,
    error: fieldState.error?.message ?? null,
    isLocked,
    onChange(value) {
      if (isLocked) return;
      isEdited.current = true;
      field.onChange(value);
      onFieldChange(name);
    },
    onBlur() {
      field.onBlur();
      // Each change validates an invalid field; without one, the server's error stays.
      if (isEdited.current && !fieldState.error) onFieldBlur(name);
    },
    ref: useForkRef(elementRef, inputRef),
  };
}
