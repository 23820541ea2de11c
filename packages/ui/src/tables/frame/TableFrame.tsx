import type { ElementType, ReactNode } from 'react';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { FailureBanner } from '../../feedback/FailureBanner/FailureBanner.tsx';
import { ProgressLine } from '../../feedback/ProgressLine/ProgressLine.tsx';
import type { MenuEntry } from '../../controls/PopupMenu/MenuEntry.ts';
import { TableMenu } from './TableMenu.tsx';
import { type TableLocaleText, TableTextContext } from './tableLocaleText.ts';

export interface TableFrameProps {
  /** Root element, with the name under which a theme styles the table. */
  Root: ElementType;
  /** Props of the root element. */
  root: object;
  label: string;
  rows: AsyncState<unknown>;
  /** Entries of the table menu; without any there is no menu. */
  menuEntries: readonly MenuEntry[];
  strings: TableLocaleText;
  children: ReactNode;
}

/** Leaves room for the menu in the corner of the table, so that it covers no button of the error. */
export const aboveTable = { flex: 'none', marginBlock: '8px', marginInline: '8px 40px' } as const;

/** What surrounds the rows of every table: progress, the error of a failed refresh, and table menu. */
export function TableFrame({ Root, root, label, rows, menuEntries, strings, children }: TableFrameProps) {
  return (
    <TableTextContext value={strings}>
      <Root {...root}>
        {isLoading(rows) && <ProgressLine label={strings.loading(label)} />}
        {rows.status === 'failed' && rows.olderData !== undefined && (
          <FailureBanner label={label} failure={rows} style={aboveTable} />
        )}
        {children}
        {menuEntries.length > 0 && (
          <TableMenu label={strings.options(label)} title={strings.tableOptionsHint} entries={menuEntries} />
        )}
      </Root>
    </TableTextContext>
  );
}

/** Whether rows are being loaded. */
export function isLoading(rows: AsyncState<unknown>): boolean {
  return rows.status === 'loading' || (rows.status === 'ready' && rows.refreshing);
}
