import { densities, type Density, PortalThemeProvider } from '@portal/ui/theme';
import { DataTable } from '@portal/ui/tables';
import { type StoreRow, storeColumns, storeRows } from '../../packages/ui/src/tables/storeFixture.ts';
import { useLook } from './DocsFrame.tsx';
import { Table } from './Table.tsx';

const names = Object.keys(densities) as Density[];
const titles: Readonly<Record<Density, string>> = { comfortable: 'Comfortable', compact: 'Compact' };

/** The sizes that depend on the density. */
export function DensityTable() {
  return (
    <Table
      headings={['Density', 'Rows', 'Inputs and buttons', 'Gap between regions']}
      rows={names.map((name) => {
        const { rowHeight, controlHeight, gap } = densities[name];
        return [titles[name], `${rowHeight} px`, `${controlHeight} px`, `${gap} px`];
      })}
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
          <div style={{ display: 'flex', flexDirection: 'column', height: 320, minWidth: 0 }}>
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
