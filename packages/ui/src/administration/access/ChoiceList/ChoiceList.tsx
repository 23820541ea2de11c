import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef, useState } from 'react';
import { surfaceStyles } from '../../../theme/surfaceStyles.ts';
import { styled } from '../../../theme/styled.ts';
import { FilterBox, matchesFilter } from '../FilterBox.tsx';
import { useProgressiveRows } from '../useProgressiveRows.ts';

/** An option of the list. */
export interface Choice {
  /** Unique in the list; shown as the label. */
  name: string;
  /** Secondary text beside the name. */
  note?: string;
}

export interface ChoiceListProps {
  /** Accessible name of the list, such as `Roles`. */
  label: string;
  /** In display order. */
  choices: readonly Choice[];
  /** Name of the selected option, or `null`. */
  selectedName: string | null;
  /** Called on click, Enter or Space; with `null` when the selected option was deselected. */
  onSelect: (choice: { name: string | null }) => void;
  /** Label of the filter input, such as `Filter users`; without it there is no filter. */
  filterLabel?: string;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  flex: 1,
  minHeight: 0,
  '& [role="listbox"]': {
    ...theme.typography.body2,
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    ...surfaceStyles(theme),
  },
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    minHeight: theme.typography.pxToRem(theme.density.rowHeight),
    lineHeight: `${theme.density.rowHeight - 1}px`,
    '@media print': { minHeight: 0, lineHeight: '20px' },
    padding: '0 12px',
    borderBottom: `1px solid ${theme.vars.palette.portal.hairline}`,
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${theme.density.rowHeight}px`,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.portal.hover },
    '&[aria-selected="true"]': { backgroundColor: theme.vars.palette.portal.selected, fontWeight: 600 },
    '@media (forced-colors: active)': {
      '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: -2 },
    },
    '&:focus-visible': { outlineOffset: -2 },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > span + span': {
      flex: 1,
      textAlign: 'end',
      fontWeight: 400,
      color: theme.vars.palette.text.secondary,
    },
  },
  '& .PortalChoiceList-none': { margin: 0, padding: '6px 12px', color: theme.vars.palette.text.secondary },
}));

/**
 * Single-select list: arrow keys, Home and End move the focus; Enter, Space or a click selects or deselects.
 */
export function ChoiceList({ label, choices, selectedName, onSelect, filterLabel }: ChoiceListProps) {
  const [filter, setFilter] = useState('');
  const [lastFocusedName, setLastFocusedName] = useState<string | null>(null);
  const matchingChoices = useMemo(
    () => choices.filter(({ name, note }) => matchesFilter(filter, name, note)),
    [choices, filter],
  );
  const renderedChoices = useProgressiveRows(matchingChoices);
  const listRef = useRef<HTMLDivElement>(null);
  // Also when the rest of a long list is rendered.
  useEffect(() => {
    const list = listRef.current;
    const selected = list?.querySelector('[aria-selected="true"]')?.getBoundingClientRect();
    if (!list || !selected) return;
    // Not `scrollIntoView`, which scrolls the page as well.
    const { top, bottom } = list.getBoundingClientRect();
    list.scrollTop += Math.min(0, selected.top - top) + Math.max(0, selected.bottom - bottom);
  }, [selectedName, renderedChoices]);
  // Roving tabindex: the last focused option, otherwise the selected one, otherwise the first.
  const tabStopName =
    [lastFocusedName, selectedName].find((name) => matchingChoices.some((each) => each.name === name)) ??
    matchingChoices[0]?.name;

  const handleClick = ({ target }: MouseEvent) => {
    const name = getOptionName(target);
    if (name === undefined) return;
    setLastFocusedName(name);
    onSelect({ name: name === selectedName ? null : name });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const option = (event.target as Element).closest<HTMLElement>('[role="option"]');
    if (event.key === 'Enter' || event.key === ' ') option?.click();
    else if (!moveFocus(option, event.key)) return;
    event.preventDefault();
  };

  return (
    <Root>
      {filterLabel && (
        <FilterBox label={filterLabel} value={filter} onChange={({ value }) => setFilter(value)} />
      )}
      {matchingChoices.length > 0 ? (
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> can neither be filtered nor show notes
          role="listbox"
          ref={listRef}
          aria-label={label}
          tabIndex={-1}
          onClick={handleClick}
          onKeyDown={handleKeyDown}
          onFocus={({ target }) => setLastFocusedName(getOptionName(target) ?? null)}
        >
          {renderedChoices.map(({ name, note }) => (
            <div
              key={name}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of the list above
              role="option"
              aria-selected={name === selectedName}
              tabIndex={name === tabStopName ? 0 : -1}
              data-name={name}
              title={note ? `${name}, ${note}` : name}
            >
              <span>{name}</span>
              {note && <span>{note}</span>}
            </div>
          ))}
        </div>
      ) : (
        <p className="PortalChoiceList-none">No Data Available</p>
      )}
    </Root>
  );
}

function getOptionName(target: EventTarget): string | undefined {
  return (target as Element).closest<HTMLElement>('[role="option"]')?.dataset.name;
}

/** @returns whether the key was handled */
function moveFocus(from: HTMLElement | null, key: string): boolean {
  const list = from?.parentElement;
  const to = {
    ArrowDown: from?.nextElementSibling,
    ArrowUp: from?.previousElementSibling,
    Home: list?.firstElementChild,
    End: list?.lastElementChild,
  }[key];
  if (to === undefined) return false;
  if (to instanceof HTMLElement) to.focus();
  return true;
}
