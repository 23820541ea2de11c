import { DataTable, type Column } from '@portal/ui/tables';
import type { Component } from '../../tools/library.ts';
import { ComponentLink } from './ComponentLink.tsx';
import { components } from './library.ts';

const columns: readonly Column<Component>[] = [
  {
    field: 'name',
    heading: 'Component',
    kind: 'name',
    cell: ({ name }) => <ComponentLink name={name} />,
  },
  { field: 'family', heading: 'Family', kind: 'name' },
  { field: 'aliases', heading: 'Also called' },
  { id: 'states', heading: 'States', value: ({ states }) => states.join(', ') },
  { id: 'stories', heading: 'Stories', value: ({ stories }) => stories.length, kind: 'integer' },
  { id: 'usedBy', heading: 'Used by', value: ({ usedBy }) => usedBy.join(', ') },
];
const sortFilter = { mode: 'client', showFilters: true } as const;

/** Every component with its states and users, found by its name or what others call it. */
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
        sortFilter={sortFilter}
      />
    </div>
  );
}
