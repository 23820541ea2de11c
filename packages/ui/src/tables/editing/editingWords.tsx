import { createContext, type ReactNode, use } from 'react';
import { dataTableWords } from '../DataTable/dataTableWords.ts';

const versionsIntro: ReactNode = (
  <>
    Somebody else has changed it since you began. <b>Save mine</b> puts what you typed onto the present
    version; <b>Take theirs</b> gives it up.
  </>
);

/** What the tables that are edited in place say by themselves, beside what every table says. */
export const editingWords = {
  ...dataTableWords,
  state: 'State',
  changed: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Not saved',
  retry: 'Retry',
  retryRow: (rowName: string) => `Retry ${rowName}`,
  compare: 'Compare',
  compareRow: (rowName: string) => `Compare ${rowName}`,
  /** Heading and text of the dialog with both versions of a row, and its buttons and columns. */
  versionsOf: (rowName: string) => `Two versions of ${rowName}`,
  versionsIntro,
  takeTheirs: 'Take theirs',
  saveMine: 'Save mine',
  field: 'Field',
  theirs: 'Theirs, as it is now',
  mine: 'Yours, not saved',
  empty: '(empty)',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
};

/** The words of an `EditableGrid` or a `TreeTable`. */
export type EditingWords = typeof editingWords;

export const EditingWordsContext = createContext(editingWords);

/** The words of the table around a cell. */
export function useEditingWords(): EditingWords {
  return use(EditingWordsContext);
}
