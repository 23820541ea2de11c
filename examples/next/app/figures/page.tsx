'use client';

import { useState } from 'react';
import { z } from 'zod';
import { RankedBarChart } from '@portal/ui/charts';
import type { AsyncState } from '@portal/ui/feedback';
import { fieldsFor, Form } from '@portal/ui/forms';
import { EditableGrid } from '@portal/ui/tables/EditableGrid';
import type { Column } from '@portal/ui/tables';
import { PortalThemeProvider } from '@portal/ui/theme';
import { theme } from '../../src/readme/ui-2';
import { type Store, stores } from '../../src/stores';

const columns: readonly Column<Store>[] = [
  { field: 'name', heading: 'Store', edit: { kind: 'text' } },
  { field: 'sales', heading: 'Sales', align: 'right' },
];
const opening = z.object({ openedOn: z.string() });
const { DateField } = fieldsFor(opening);

/** Components that require optional packages: the grid, a chart and the calendar. */
export default function FiguresPage() {
  const [rows, setRows] = useState<AsyncState<readonly Store[]>>({
    status: 'ready',
    data: stores,
    refreshing: false,
  });
  return (
    <PortalThemeProvider mode="light" density="compact" theme={theme}>
      <EditableGrid
        label="Stores"
        columns={columns}
        rows={rows}
        rowId={({ storeNumber }) => storeNumber}
        onSave={async ({ row }) => {
          const data = stores.map((store) => (store.storeNumber === row.storeNumber ? row : store));
          setRows({ status: 'ready', data, refreshing: false });
          return { ok: true };
        }}
      />
      <RankedBarChart
        label="Sales by store"
        tableLabel="Stores"
        rows={rows}
        rowName={({ name }) => name}
        rowId={({ storeNumber }) => storeNumber}
        measures={[{ id: 'sales', label: 'Sales', value: ({ sales }) => sales }]}
      />
      <Form
        label="Opening"
        schema={opening}
        defaultValues={{ openedOn: '2026-06-15' }}
        submitLabel="Save"
        onSubmit={async () => ({ ok: true })}
      >
        <DateField name="openedOn" label="Opened on" />
      </Form>
    </PortalThemeProvider>
  );
}
