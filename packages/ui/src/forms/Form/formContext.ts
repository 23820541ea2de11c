import { createContext, use } from 'react';
import type { Control, FieldValues } from 'react-hook-form';
import type { FieldRegistry } from './fieldRegistry.ts';

/** What a form gives to its fields. Stays the same object while nothing a field draws has changed. */
export interface FormFields {
  control: Control<FieldValues>;
  registry: FieldRegistry;
  /** A submit is under way: what is shown is what is being sent, so it cannot be changed. */
  isBusy: boolean;
  /** Puts values into fields as if they had been typed. */
  setValues: (values: Readonly<Record<string, string>>) => void;
  /** A field says that its value has changed. */
  onFieldChange: (name: string) => void;
  /** A field says that the focus has left it. */
  onFieldLeave: (name: string) => void;
}

/** What is said about the form as a whole. */
export type FormStatus =
  | { kind: 'idle' }
  | { kind: 'saved' | 'remark'; message: string; detail?: string }
  | { kind: 'refused'; lines: readonly string[] };

/** What a form gives to its summary and its buttons. */
export interface FormProgress {
  status: FormStatus;
  isBusy: boolean;
  /** Names of the fields that were wrong at the last submit, from top to bottom. */
  attention: readonly string[];
  /** Why submitting makes no sense with these values, or `null`. */
  submitDisabledReason: ((values: FieldValues) => string | null) | undefined;
  /** Leaves the form, after a question when there are unsaved changes; absent when the form cannot be left. */
  cancel: (() => void) | undefined;
}

export const FormFieldsContext = createContext<FormFields | null>(null);
export const FormProgressContext = createContext<FormProgress | null>(null);

/** @throws when the component stands outside a form */
export function useFormFields(component: string): FormFields {
  return required(use(FormFieldsContext), component);
}

/** @throws when the component stands outside a form */
export function useFormProgress(component: string): FormProgress {
  return required(use(FormProgressContext), component);
}

function required<T>(value: T | null, component: string): T {
  if (value === null) throw new Error(`${component} must stand inside a Form or a FormModal.`);
  return value;
}
