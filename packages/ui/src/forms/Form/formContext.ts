import { createContext, use } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { SubmitConflict } from '../../feedback/SubmitResult.ts';
import type { FieldRegistry } from './fieldRegistry.ts';

/** Context for fields. Memoized: the object changes only when a field must re-render. */
export interface FormFields {
  form: UseFormReturn;
  registry: FieldRegistry;
  /** A submit is running; the fields are locked because their values are being sent. */
  isBusy: boolean;
  /** Sets field values as if the user had typed them. */
  setValues: (values: Readonly<Record<string, unknown>>) => void;
  /** Whether leaving a field empty is an error. */
  isRequired: (name: string) => boolean;
  /** Called by a field when its value has changed. */
  onFieldChange: (name: string) => void;
  /** Called by a field on blur. */
  onFieldBlur: (name: string) => void;
}

/** Status of the whole form. */
export type FormStatus =
  | { kind: 'idle' }
  | { kind: 'saved' | 'info'; message: string; detail?: string }
  /** An empty line is the built-in text; without lines, the conflict says why. */
  | { kind: 'failed'; lines: readonly string[]; conflict?: SubmitConflict | undefined };

/** Context for the summary and the buttons. */
export interface FormProgress {
  status: FormStatus;
  isBusy: boolean;
  /** Names of the invalid fields of the last submit, in document order. */
  invalidFieldNames: readonly string[];
  /** Returns why these values cannot be submitted, or `null`. */
  submitDisabledReason: ((values: FieldValues) => string | null) | undefined;
  /**
   * Leaves the form, after a confirmation if there are unsaved changes; `undefined` if the form has no cancel
   * action. Ignored while the form is being sent: what the server receives cannot be discarded, and if it is refused,
   * the input is needed.
   */
  cancel: (() => void) | undefined;
}

export const FormFieldsContext = createContext<FormFields | null>(null);
export const FormProgressContext = createContext<FormProgress | null>(null);

/** @throws when the component is not inside a form */
export function useFormFields(component: string): FormFields {
  return requireContext(use(FormFieldsContext), component);
}

/** @throws when the component is not inside a form */
export function useFormProgress(component: string): FormProgress {
  return requireContext(use(FormProgressContext), component);
}

function requireContext<T>(value: T | null, component: string): T {
  if (value === null) throw new Error(`${component} must be inside a Form or a FormModal.`);
  return value;
}
