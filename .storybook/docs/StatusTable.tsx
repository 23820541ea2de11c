import { DataTable, type Column } from '@portal/ui/tables';
import type { Component, Share } from '../../tools/status/Component.ts';
import { library } from './library.ts';

const { measured, components } = library;

const share = (part: Share | undefined) => (part ? `${part.good} of ${part.of}` : '');

const described: readonly Column<Component>[] = [
  { field: 'name', heading: 'Component', width: 190 },
  { field: 'family', heading: 'Family', width: 128 },
  { id: 'states', heading: 'States', value: ({ states }) => states.join(', '), width: 300 },
  { id: 'stories', heading: 'Stories', value: ({ stories }) => stories.length, align: 'right', width: 80 },
  { id: 'usedBy', heading: 'Used by', value: ({ usedBy }) => usedBy.join(', ') },
];

const measuredColumns: readonly Column<Component>[] = [
  { id: 'light', heading: 'axe, light', value: (row) => share(row.measured?.axe.light), width: 96 },
  { id: 'dark', heading: 'axe, dark', value: (row) => share(row.measured?.axe.dark), width: 96 },
  { id: 'tests', heading: 'Tests passed', value: (row) => share(row.measured?.tests), width: 112 },
  {
    id: 'size',
    heading: 'KB, brotli',
    value: (row) => row.measured?.kilobytes.toFixed(1) ?? '',
    align: 'right',
    width: 96,
  },
];

const columns = measured ? [...described, ...measuredColumns] : described;

/** Every component with its states, measures and users. */
export function StatusTable() {
  return (
    <>
      <p>
        {measured
          ? `Measured ${measured.at.slice(0, 16).replace('T', ' ')} UTC at commit ${measured.commit}.`
          : 'Nothing has been measured yet.'}
      </p>
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
    </>
  );
}
