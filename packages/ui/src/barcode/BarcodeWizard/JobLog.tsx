import { formatInstantSecond } from '@portal/domain';
import { getLogTime, type JobLogEntry } from '@portal/domain/barcode';
import { useLayoutEffect, useRef } from 'react';
import { styled } from '../../theme/styled.ts';

export interface JobLogProps {
  /** Oldest entry first. */
  log: readonly JobLogEntry[];
}

/** Maximum number of shown entries, the newest ones. */
const maxShownEntries = 300;

const Root = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  flex: '0 1 auto',
  minHeight: 64,
  maxWidth: 900,
  overflow: 'auto',
  margin: 0,
  padding: '4px 0',
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.portal.hairline}`,
  borderRadius: theme.vars.shape.borderRadius,
  '& li': { display: 'flex', gap: 16, padding: '2px 12px' },
  '& time': {
    flex: 'none',
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& span': { minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

/** Log of a job; scrolls with new entries as long as it is scrolled to the end. */
export function JobLog({ log }: JobLogProps) {
  const listRef = useRef<HTMLOListElement>(null);
  const isScrolledToEnd = useRef(true);
  useLayoutEffect(() => {
    if (listRef.current && isScrolledToEnd.current) listRef.current.scrollTop = listRef.current.scrollHeight;
  }, [log]);
  if (log.length === 0) return null;
  const shownEntries = log.slice(-maxShownEntries);
  const hiddenCount = log.length - shownEntries.length;
  return (
    <Root
      ref={listRef}
      aria-label="Log"
      // Focusable, so that it can be scrolled by keyboard.
      tabIndex={0}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        isScrolledToEnd.current = scrollHeight - scrollTop - clientHeight < 24;
      }}
    >
      {hiddenCount > 0 && <li>{`${hiddenCount} earlier entries not shown`}</li>}
      {shownEntries.map((entry, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- entries are only appended, and have no id
        <li key={hiddenCount + index}>
          <time>{formatInstantSecond(getLogTime(entry))}</time>
          <span>{entry.comment.trim()}</span>
        </li>
      ))}
    </Root>
  );
}
