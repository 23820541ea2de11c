import { styled } from '../../../theme/styled.ts';
import type { ReactNode } from 'react';
import { type AttentionItem, AttentionList } from '../../../layout/AttentionList/AttentionList.tsx';
import { Panel } from '../../../layout/Panel/Panel.tsx';
import type { Column } from '../../../tables/Column.ts';
import { DataTable } from '../../../tables/DataTable/DataTable.tsx';
import { PaneHint } from '../Panes/Panes.tsx';

export interface AccessFindingsProps {
  /** What a choice at the left shows. */
  hint: string;
  /** What needs attention, such as users without a role. */
  findings: readonly AttentionItem[];
  /** Shown when there are no findings. */
  noFindingsText: string;
  /** How access is spread, such as a page tree. */
  children: ReactNode;
}

export interface AccessOverviewProps<Row> extends Omit<AccessFindingsProps, 'children'> {
  /** Accessible name of the table. */
  label: string;
  /** Such as `roleUseColumns`. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: theme.density.gap,
  minHeight: 0,
  '& > section > ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
    columnGap: 24,
  },
  '& > section > ul > li': { borderTop: '0 !important' },
  // Below the list to choose from there is little room: the page scrolls.
  '@media screen and (max-width: 899px)': { flex: 'none', '& > div': { minHeight: 240 } },
  '@media print': { '& > .PortalPanes-hint': { display: 'none' } },
}));

/** What the right pane shows before a choice at the left: what needs attention, and how access is spread. */
export function AccessFindings({ hint, findings, noFindingsText, children }: AccessFindingsProps) {
  return (
    <Root>
      <PaneHint>{hint}</PaneHint>
      <Panel title="Needs attention">
        <AttentionList label="Needs attention" items={findings} emptyText={noFindingsText} />
      </Panel>
      {children}
    </Root>
  );
}

/** The same with a table of how access is spread. */
export function AccessOverview<Row>({ label, columns, rows, rowId, ...findings }: AccessOverviewProps<Row>) {
  return (
    <AccessFindings {...findings}>
      {rows.length > 0 && (
        <DataTable
          label={label}
          columns={columns}
          rows={{ status: 'ready', data: rows, refreshing: false }}
          rowId={rowId}
        />
      )}
    </AccessFindings>
  );
}
