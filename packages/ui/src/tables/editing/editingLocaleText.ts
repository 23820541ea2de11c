import { SUBMIT_FAILED_MESSAGE } from '../../feedback/SubmitResult.ts';
import { useLocalizedThemeProps } from '../../theme/styled.ts';
import { tableLocaleText, useTableText } from '../frame/tableLocaleText.ts';

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
  /** For a save that threw an exception. */
  submitFailed: SUBMIT_FAILED_MESSAGE,
  /** The row was changed on the server after editing began. */
  rowChanged: 'Someone else changed this row.',
  /** The row is no longer in the list; `values` are the unsaved edits: `Title: Visitors, Height: 700`. */
  rowRemoved: (rowName: string, values: string) =>
    `${rowName} is no longer in the list. Not saved: ${values}`,
  dismiss: 'Dismiss',
  retry: 'Retry',
  retryRow: (rowName: string) => `Retry ${rowName}`,
  compare: 'Compare',
  compareRow: (rowName: string) => `Compare ${rowName}`,
  /** Dialog with both versions of a row. */
  conflictTitle: (rowName: string) => `Conflicting changes to ${rowName}`,
  versionsIntro:
    'Someone else changed this row. “Overwrite with mine” saves your values over the current ones; “Use theirs” discards your changes.',
  useTheirs: 'Use theirs',
  overwriteWithMine: 'Overwrite with mine',
  expandAll: 'Expand all',
  collapseAll: 'Collapse all',
};

/** Type of the text of `EditableGrid` and `TreeTable`; override it with `localeText`. */
export type EditingLocaleText = typeof editingLocaleText;

const noProps = {};

/** The text of editable tables, with what the theme replaces for `DataTable`. */
export function useTableLocaleText(): EditingLocaleText {
  return useLocalizedThemeProps('PortalDataTable', noProps, editingLocaleText)[1];
}

/** Text of the surrounding editable table. */
export function useEditingLocaleText(): EditingLocaleText {
  return useTableText() as EditingLocaleText;
}
