import type { ReactNode } from 'react';
import type { SourceCode } from '@portal/domain';
import type { Column } from '../../tables/Column.ts';

/** Columns of the source code list. @param renderEditLink link to the dialog of a row */
export function createSourceCodeColumns(
  renderEditLink: (row: SourceCode) => ReactNode,
): readonly Column<SourceCode>[] {
  return [
    { field: 'source', heading: 'Source', kind: 'code' },
    { field: 'description', heading: 'Description' },
    { field: 'additionalInfo', heading: 'Additional Info' },
    {
      id: 'edit',
      heading: 'Edit',
      kind: 'link',
      sortable: false,
      filterable: false,
      value: () => null,
      cell: renderEditLink,
      exportValue: false,
    },
  ];
}
