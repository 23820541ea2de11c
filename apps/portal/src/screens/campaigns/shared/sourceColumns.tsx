import { createSourceCodeColumns } from '@portal/ui/campaigns';
import { getColumnId, type Sorting } from '@portal/ui/tables';
import { DialogLink } from '../../../dialogs/DialogLink.tsx';
import { tableUrlState } from '../../../url/tableUrlState.ts';

export const sourceColumns = createSourceCodeColumns(({ source }) => (
  <DialogLink dialog={['editSource', source]} aria-label={`Edit ${source}`}>
    Edit
  </DialogLink>
));

/** The rows come in the chosen order. */
export const sourceListOrder: Sorting = [];

/** Sorting and filters of the table in the URL. */
export const sourceTableState = tableUrlState(sourceColumns.map(getColumnId), sourceListOrder);
