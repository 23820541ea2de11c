import { createContext, use } from 'react';

/** Built-in English text of forms. */
export const formWords = {
  submit: 'Save',
  cancel: 'Cancel',
  sending: 'Sending…',
  /** Heading of the error summary; `left` is the number of fields that are still invalid. */
  attention: (total: number, left: number) => {
    if (left === total) return `${total} fields need attention`;
    if (left === 0) return 'All fields are mended';
    return `${left} of ${total} fields still ${left === 1 ? 'needs' : 'need'} attention`;
  },
};

/** Type of the text of a form; override it with `localeText`. */
export type FormWords = typeof formWords;

export const FormWordsContext = createContext(formWords);

/** Text of the surrounding form. */
export function useFormWords(): FormWords {
  return use(FormWordsContext);
}
