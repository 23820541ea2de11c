import { createContext, use } from 'react';

/** What a form says by itself. */
export const formWords = {
  submit: 'Save',
  cancel: 'Cancel',
  sending: 'Sending…',
  /** Above the names of the fields that were wrong at the last submit, `left` of which still are. */
  attention: (total: number, left: number) => {
    if (left === total) return `${total} fields need attention`;
    if (left === 0) return 'All fields are mended';
    return `${left} of ${total} fields still ${left === 1 ? 'needs' : 'need'} attention`;
  },
};

/** The words of a form. */
export type FormWords = typeof formWords;

export const FormWordsContext = createContext(formWords);

/** The words of the form around a part of it. */
export function useFormWords(): FormWords {
  return use(FormWordsContext);
}
