import { useId, useMemo, type ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { formatNumber } from '@portal/domain';
import type { DailyCount } from '@portal/domain/grants';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { CloseIcon } from '../../controls/icons.tsx';
import type { Column } from '../../tables/Column.ts';
import { DataTable } from '../../tables/DataTable/DataTable.tsx';

export interface DailyFiguresProps {
  /** What is counted, such as `Daily Page Views`. */
  title: string;
  /** Heading of the count column, such as `Page Views`. */
  countHeading: string;
  /** One row per day, in display order. */
  rows: AsyncState<readonly DailyCount[]>;
  /** Called by the close button. */
  onClose: () => void;
  /** Chart of the same data, above the table. */
  chart?: ReactNode;
}

const Root = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 200,
  '&[data-chart="true"]': { minHeight: 340 },
  gap: 4,
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: theme.typography.pxToRem(theme.density.controlHeight),
  },
  '& h2': { ...theme.typography.h3, flex: 1, margin: 0 },
}));

/** Small table of counts per day. */
export function DailyFigures({ title, countHeading, rows, onClose, chart }: DailyFiguresProps) {
  const id = useId();
  const columns = useMemo(
    (): readonly Column<DailyCount>[] => [
      { field: 'day', heading: 'Date', width: 110, kind: 'day' },
      {
        field: 'count',
        heading: countHeading,
        width: 116,
        align: 'right',
        format: (count) => formatNumber(count),
      },
    ],
    [countHeading],
  );
  return (
    <Root aria-labelledby={id} data-chart={Boolean(chart)}>
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton label={`Close ${title}`} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </header>
      {chart}
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowId={({ day }) => day}
        empty={{ text: 'No Data Available' }}
      />
    </Root>
  );
}
