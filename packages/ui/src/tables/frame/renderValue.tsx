import type { ReactNode } from 'react';
import type { Formats } from '../../theme/formats.ts';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { StatusBadge } from '../../feedback/StatusBadge/StatusBadge.tsx';
import { type Column, getColumnText } from '../Column.ts';

/** What a cell shows of its row, as the column declares it. */
export function renderValue<Row>(column: Column<Row>, row: Row, formats: Formats): ReactNode {
  const content = column.cell ? column.cell(row) : renderText(column, row, formats);
  if (!column.person) return content;
  return (
    <>
      <Avatar name={column.person(row)} size="small" />
      {content}
    </>
  );
}

function renderText<Row>(column: Column<Row>, row: Row, { day }: Formats): ReactNode {
  const value = getColumnText(column, row);
  const text = column.kind === 'day' && !column.format ? day(value) : value;
  if (!column.badge || text === '') return text;
  const kind = column.badge(row);
  return kind ? (
    <StatusBadge kind={kind}>{text}</StatusBadge>
  ) : (
    <span className="PortalTable-quiet">{text}</span>
  );
}
