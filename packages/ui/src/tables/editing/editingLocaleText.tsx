import { createContext, type ReactNode, use } from 'react';
import { tableLocaleText } from '../frame/tableLocaleText.ts';

const conflictIntro: ReactNode = (
  <>
    Someone else changed this row. <b>Save mine</b> puts what you typed onto the present version;{' '}
    <b>Take theirs</b> gives it up.
  </>
);

/** Built-in English text of editable tables, in addition to that of `DataTable`. */
export const editingLocaleText = {
  ...tableLocaleText,
  noRows: 'No Data Available',
  state: 'State',
  unsaved: 'Not saved yet',
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Not saved',
  retry: 'Retry',
  retryRow: (rowName: string) => `Retry ${rowName}`,
  compare: 'Compare',
  compareRow: (rowName: string) => `Compare ${rowName}`,
  /** Dialog with both versions of a row. */
  conflictTitle: (rowName: string) => `Two versions of ${rowName}`,
  versionsIntro: conflictIntro,
  useTheirs: 'Take theirs',
  overwriteWithMine: 'Save mine',
  field: 'Field',
  theirs: 'Theirs, as it is now',
  mine: 'Yours, not saved',
  empty: '(empty)',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
};

/** Type of the text of `EditableGrid` and `TreeTable`; override it with `localeText`. */
export type EditingLocaleText = typeof editingLocaleText;

export const EditingLocaleTextContext = createContext(editingLocaleText);

/** Text of the surrounding table. */
export function useEditingLocaleText(): EditingLocaleText {
  return use(EditingLocaleTextContext);
}
