import { createContext, type ReactNode, use } from 'react';
import { tableLocaleText } from '../frame/tableLocaleText.ts';

const conflictIntro: ReactNode = (
  <>
    Someone else changed this row. <b>Overwrite with mine</b> saves your values over the current ones;{' '}
    <b>Use theirs</b> discards your changes.
  </>
);

/** Built-in English text of editable tables, in addition to that of `DataTable`. */
export const editingLocaleText = {
  ...tableLocaleText,
  noRows: 'No Data Available',
  /** What edits the rows, in the error if its code cannot be fetched. */
  editor: 'The editor',
  state: 'Status',
  unsaved: 'Unsaved changes',
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Not saved',
  retry: 'Retry',
  retryRow: (rowName: string) => `Retry ${rowName}`,
  compare: 'Compare',
  compareRow: (rowName: string) => `Compare ${rowName}`,
  /** Dialog with both versions of a row. */
  conflictTitle: (rowName: string) => `Conflicting changes to ${rowName}`,
  versionsIntro: conflictIntro,
  useTheirs: 'Use theirs',
  overwriteWithMine: 'Overwrite with mine',
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
