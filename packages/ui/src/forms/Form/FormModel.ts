import type { FormEvent, KeyboardEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import type { SubmitResult } from '../../feedback/SubmitResult.ts';
import type { FormSchema } from '../FormSchema.ts';
import type { FieldRegistry } from './fieldRegistry.ts';
import type { FormFields, FormProgress } from './formContext.ts';

export interface FormModelOptions<Values extends FieldValues, Output> {
  /** Validates the values: a zod schema, or plain functions wrapped by `schemaFromRules`. */
  schema: FormSchema<Values, Output>;
  /** Initial values. Later changes have no effect: to reset the form, change its `key`. */
  defaultValues: Values;
  /** Initial changes on top of `defaultValues`, which count as unsaved. */
  unsavedValues?: Partial<Values>;
  /**
   * Called with the output of the schema, only with valid values and never while a previous call is running.
   */
  onSubmit: (values: Output) => SubmitResult<Values> | Promise<SubmitResult<Values>>;
  /**
   * Asks before sending: called with valid values, and only `true` sends them. For forms whose effect cannot be undone,
   * such as a mail to many.
   */
  confirmSubmit?: (values: Output) => Promise<boolean>;
  /** `false`: Enter in a field does not submit, only the button does. Default `true`. */
  submitsOnEnter?: boolean;
  /** Called after a successful submit, when nothing is unsaved: the point to navigate away or close. */
  onSaved?: () => void;
  /** Called by `Cancel` and Esc, after a confirmation if there are unsaved changes. */
  onCancel?: () => void;
  /**
   * Returns why these values cannot be submitted; the submit button is then disabled and shows the reason.
   */
  submitDisabledReason?: (values: Values) => string | null;
}

/**
 * State and actions of a form, for the component that renders it: `Form` on a page, `FormModal` in a dialog.
 */
export interface FormModel {
  fields: FormFields;
  progress: FormProgress;
  submit: (event: FormEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** Handlers of the open confirmation whether to discard unsaved changes; `null` while it is closed. */
  discardConfirmation: DiscardConfirmation | null;
}

/** Handlers of the confirmation whether to discard unsaved changes. */
export interface DiscardConfirmation {
  keepEditing: () => void;
  discard: () => void;
}

/** Shared by the hooks of a form. */
export interface FormCore<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>;
  registry: FieldRegistry;
  /** Ref to the current options, for callbacks. */
  latestOptions: { current: FormModelOptions<Values, Output> };
}
