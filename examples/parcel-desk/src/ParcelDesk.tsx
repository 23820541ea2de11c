import { useMemo, useState } from 'react';
import Drawer from '@mui/material/Drawer';
import { RankedBarChart } from '@portal/ui/charts';
import { Button } from '@portal/ui/controls';
import { DescriptionList, Page } from '@portal/ui/layout';
import { ConfirmModal } from '@portal/ui/modals';
import { type Column, DataTable } from '@portal/ui/tables';
import { PortalThemeProvider } from '@portal/ui/theme';
import { germanTheme } from './germanTheme';
import { ParcelForm } from './ParcelForm';
import { countries, type Parcel, parcelColumns, parcels } from './parcels';

const themes = { ltr: germanTheme, rtl: { ...germanTheme, direction: 'rtl' as const } };

export function ParcelDesk() {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  function turn() {
    const next = direction === 'ltr' ? 'rtl' : 'ltr';
    document.documentElement.dir = next;
    setDirection(next);
  }
  return (
    <PortalThemeProvider mode="light" density="compact" theme={themes[direction]}>
      <Parcels onTurn={turn} />
    </PortalThemeProvider>
  );
}

function Parcels({ onTurn }: { onTurn: () => void }) {
  const [rows, setRows] = useState(parcels);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'add' | 'deliver' | null>(null);
  const columns = useMemo(() => createColumns(setOpenId), []);
  const open = rows.find(({ id }) => id === openId);
  const byCountry = countries.map(({ value, label }) => ({
    label,
    count: rows.filter(({ country }) => country === value).length,
  }));
  function deliver() {
    setRows(rows.map((row): Parcel => (selected.has(row.id) ? { ...row, status: 'zugestellt' } : row)));
    setSelected(new Set());
    setDialog(null);
  }
  return (
    <Page
      title="Pakete"
      count={rows.length}
      actions={
        <>
          <Button onClick={onTurn}>Schreibrichtung wechseln</Button>
          {selected.size > 0 && (
            <Button onClick={() => setDialog('deliver')}>{`${selected.size} als zugestellt melden`}</Button>
          )}
          <Button variant="primary" onClick={() => setDialog('add')}>
            Paket anlegen
          </Button>
        </>
      }
    >
      <RankedBarChart
        label="Pakete je Land"
        tableLabel="Pakete"
        rows={{ status: 'ready', data: byCountry, refreshing: false }}
        rowName={({ label }) => label}
        rowId={({ label }) => label}
        measures={[{ id: 'count', label: 'Pakete', value: ({ count }) => count }]}
      />
      <DataTable
        label="Pakete"
        columns={columns}
        rows={{ status: 'ready', data: rows, refreshing: false }}
        rowId={({ id }) => id}
        sortFilter={{ mode: 'client' }}
        selection={{ mode: 'multiple', selected, onSelect: (ids) => setSelected(ids) }}
        opensRows
      />
      <Drawer
        anchor="right"
        open={open !== undefined}
        onClose={() => setOpenId(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': `Paket ${open?.id}` } }}
      >
        {open && <Details parcel={open} onClose={() => setOpenId(null)} />}
      </Drawer>
      {dialog === 'add' && (
        <ParcelForm
          onAdd={(parcel) => setRows([...rows, { ...parcel, id: `P-${1001 + rows.length}` }])}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'deliver' && (
        <ConfirmModal
          title="Zustellung melden"
          confirmLabel="Zustellung melden"
          cancelLabel="Abbrechen"
          onConfirm={deliver}
          onCancel={() => setDialog(null)}
        >
          {`Sind ${selected.size} Pakete zugestellt?`}
        </ConfirmModal>
      )}
    </Page>
  );
}

function createColumns(onOpen: (id: string) => void): readonly Column<Parcel>[] {
  return [
    {
      field: 'id',
      heading: 'Nummer',
      width: 110,
      cell: ({ id }) => <Button onClick={() => onOpen(id)}>{id}</Button>,
    },
    ...parcelColumns,
  ];
}

function Details({ parcel, onClose }: { parcel: Parcel; onClose: () => void }) {
  return (
    <section style={{ width: 320, padding: 16 }}>
      <h2>{parcel.recipient}</h2>
      <DescriptionList
        items={[
          { label: 'Abholung ab', value: new Date(parcel.pickupFrom).toLocaleDateString('de-DE') },
          { label: 'Inhalt', value: parcel.items.map(({ name }) => name).join(', ') },
        ]}
        sx={{ mb: 2 }}
      />
      <Button onClick={onClose}>Details schließen</Button>
    </section>
  );
}
