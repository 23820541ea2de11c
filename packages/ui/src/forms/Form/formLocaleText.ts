import { createContext, use } from 'react';

/** Built-in English text of forms. */
export const formLocaleText = {
  submit: 'Save',
  cancel: 'Cancel',
  sending: 'Sending…',
  /** Submit button while someone else's newer version is shown. */
  overwriteTheirs: 'Overwrite with mine',
  continueFromTheirs: 'Continue from their version',
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
