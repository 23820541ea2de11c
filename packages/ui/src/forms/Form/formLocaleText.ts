import { createContext, use } from 'react';
import { SUBMIT_FAILED_MESSAGE } from '../../feedback/SubmitResult.ts';

/** Built-in English text of forms. */
export const formLocaleText = {
  submit: 'Save',
  cancel: 'Cancel',
  sending: 'Sending…',
  /** For a submit that threw an exception, or failed without a message. */
  submitFailed: SUBMIT_FAILED_MESSAGE,
  /** Submit button while someone else's newer version is shown. */
  overwriteTheirs: 'Overwrite with mine',
  continueFromTheirs: 'Continue from their version',
  /** Of a button that removes an item of a list or a file. */
  remove: (item: string) => `Remove ${item}`,
  openOptions: 'Open',
  closeOptions: 'Close',
  clearOptions: 'Clear',
  loadingOptions: 'Loading…',
  noOptions: 'No matches',
  optionsFailed: "Couldn't load the options",
  chooseFiles: 'Choose files or drop them here',
  chooseFile: 'Choose a file or drop it here',
  /** Labels of the two inputs of a date range. */
  rangeFrom: (label: string) => `${label}, from`,
  rangeTo: (label: string) => `${label}, to`,
  /** Heading of the error summary; `left` is the number of fields that are still invalid. */
  errorSummary: (total: number, invalidCount: number) => {
    if (invalidCount === total) return `Check ${total} fields`;
    if (invalidCount === 0) return 'All errors fixed';
    return `Check ${invalidCount} of ${total} fields`;
  },
};

/** Type of the text of a form; override it with `localeText`. */
export type FormLocaleText = typeof formLocaleText;

export const FormLocaleTextContext = createContext(formLocaleText);

/** Text of the surrounding form. */
export function useFormLocaleText(): FormLocaleText {
  return use(FormLocaleTextContext);
}
