import type { ReactNode } from 'react';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { StatusBadge } from '../../feedback/StatusBadge/StatusBadge.tsx';
import { type Column, getColumnText } from '../Column.ts';

/** What a cell shows of its row, as the column declares it. */
export function renderValue<Row>(column: Column<Row>, row: Row): ReactNode {
  const content = column.cell ? column.cell(row) : renderText(column, row);
  if (!column.person) return content;
  return (
    <>
      <Avatar name={column.person(row)} size="small" />
      {content}
    </>
  );
}

function renderText<Row>(column: Column<Row>, row: Row): ReactNode {
  const text = getColumnText(column, row);
  if (!column.badge || text === '') return text;
  const kind = column.badge(row);
  return kind ? (
    <StatusBadge kind={kind}>{text}</StatusBadge>
  ) : (
    <span className="PortalTable-quiet">{text}</span>
  );
}
