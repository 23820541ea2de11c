import { DataTable, type Column } from '@portal/ui/tables';
import type { Component } from '../../tools/library.ts';
import { components } from './library.ts';

const columns: readonly Column<Component>[] = [
  { field: 'name', heading: 'Component', width: 190 },
  { field: 'family', heading: 'Family', width: 128 },
  { id: 'states', heading: 'States', value: ({ states }) => states.join(', '), width: 300 },
  { id: 'stories', heading: 'Stories', value: ({ stories }) => stories.length, align: 'right', width: 80 },
  { id: 'usedBy', heading: 'Used by', value: ({ usedBy }) => usedBy.join(', ') },
];

/** Every component with its states and users. */
export function StatusTable() {
  return (
    <div
      className="sb-unstyled whole-window"
      style={{ display: 'flex', flexDirection: 'column', height: '75vh' }}
    >
      <DataTable
        label="Components"
        columns={columns}
        rows={{ status: 'ready', data: components, refreshing: false }}
        rowId={({ family, name }) => `${family}/${name}`}
      />
    </div>
  );
}
