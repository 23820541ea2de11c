'use client';

import { useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { fieldsFor, Form } from '@portal/ui/forms';
import { Modal } from '@portal/ui/modals';
import { DataTable, PagingBar } from '@portal/ui/tables';
import { type ColorMode, PortalThemeProvider } from '@portal/ui/theme';
import { type Store, storeColumns, stores, storeSchema } from './stores';
import { storeTheme } from './storeTheme';

const { TextField } = fieldsFor(storeSchema);
const storeTableWords = { scrollRegion: (label: string) => `${label}, by number` };
// @ts-expect-error the schema has no such field
void (<TextField name="nmae" label="Name" />);
// @ts-expect-error a table shows fields of its rows only
void (<DataTable<Store, number> label="Stores" columns={[{ field: 'salez', heading: 'Sales' }]} />);

export function StoreScreen() {
  const [mode, setMode] = useState<ColorMode>('light');
  return (
    <PortalThemeProvider mode={mode} density="compact" theme={storeTheme}>
      <Button color="brand" variant="contained" onClick={() => setMode(mode === 'light' ? 'dark' : 'light')}>
        Change colors
      </Button>
      <Stores />
    </PortalThemeProvider>
  );
}

function Stores() {
  const [rows, setRows] = useState(stores);
  const [isAdding, setAdding] = useState(false);
  const table = useRef<HTMLDivElement>(null);
  return (
    <main>
      <h1>Stores</h1>
      <DataTable
        ref={table}
        sx={{ maxHeight: 300 }}
        label="Stores"
        columns={storeColumns}
        rows={{ status: rows.length > 0 ? 'ready' : 'empty', data: rows, refreshing: false }}
        rowId={(store) => store.storeNumber}
        localeText={storeTableWords}
      />
      <PagingBar
        paging={{ page: 1, totalPages: 2, rowCount: 4, rowsOnPage: rows.length }}
        onPageChange={() => setRows(stores.toReversed())}
      />
      <Button onClick={() => setAdding(true)}>Add store</Button>
      <Button onClick={() => table.current?.scrollIntoView()}>To the table</Button>
      {isAdding && (
        <Modal
          title="Add store"
          size="small"
          slotProps={{ backdrop: { 'aria-label': 'Beside the dialog' } }}
          onClose={() => setAdding(false)}
        >
          <Form
            label="Add store"
            schema={storeSchema}
            defaultValues={{ name: '' }}
            submitLabel="Save"
            onSubmit={async ({ name }) => {
              setRows([...rows, { storeNumber: 20, name, sales: 0 }]);
              setAdding(false);
              return { ok: true };
            }}
          >
            <TextField name="name" label="Name" />
          </Form>
        </Modal>
      )}
    </main>
  );
}
