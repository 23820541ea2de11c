import { densities, type Density, PortalThemeProvider } from '@portal/ui/theme';
import { DataTable } from '@portal/ui/tables';
import { type StoreRow, storeColumns, storeRows } from '../../packages/ui/src/tables/storeFixture.ts';
import { CopyValue } from './CopyValue.tsx';
import { useLook } from './DocsFrame.tsx';
import { Table } from './Table.tsx';

const names = Object.keys(densities) as Density[];
const titles: Readonly<Record<Density, string>> = { comfortable: 'Comfortable', compact: 'Compact' };

const uses = {
  rowHeight: 'Rows of tables and menus',
  controlHeight: 'Inputs and buttons',
  cellPadding: 'Beside the text of a cell',
  gap: 'Between the regions of a page',
} as const;

/** The lengths that depend on the density. */
export function DensityTable() {
  return (
    <Table
      headings={['Token', 'Use', ...names.map((name) => titles[name])]}
      rows={(Object.keys(uses) as (keyof typeof uses)[]).map((token) => [
        <CopyValue value={`theme.density.${token}`} />,
        uses[token],
        ...names.map((name) => `${densities[name][token]} px`),
      ])}
    />
  );
}

const rows = storeRows(20);
const columns = storeColumns.slice(0, 3);

/** A list in both densities, side by side. */
export function BothDensities() {
  const { theme } = useLook();
  return (
    <div className="sb-unstyled" style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24 }}>
      {names.map((name) => (
        <PortalThemeProvider key={name} mode={theme} density={name}>
          <div style={{ display: 'flex', flexDirection: 'column', gap: 4, height: 344, minWidth: 0 }}>
            <strong>{titles[name]}</strong>
            <DataTable<StoreRow, number>
              label={titles[name]}
              columns={columns}
              rows={{ status: 'ready', data: rows, refreshing: false }}
              rowId={(row) => row.storeNumber}
            />
          </div>
        </PortalThemeProvider>
      ))}
    </div>
  );
}
