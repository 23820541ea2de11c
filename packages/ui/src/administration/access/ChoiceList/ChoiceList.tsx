import { type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import { styled } from '@mui/material/styles';
import { FilterBox, fitsFilter } from '../FilterBox.tsx';
import { useDrawnFirst } from '../useDrawnFirst.ts';

/** One of the things that can be chosen. */
export interface Choice {
  /** Unique in its list; what is shown. */
  name: string;
  /** What else tells it from others, beside its name. */
  note?: string;
}

export interface ChoiceListProps {
  /** What is chosen among, for screen readers: `Roles`. */
  label: string;
  /** In order. */
  choices: readonly Choice[];
  /** `null`: none. */
  chosen: string | null;
  /** Chosen by click, Enter or Space; `null` by choosing the chosen one again. */
  onChoose: (choice: { name: string | null }) => void;
  /** Name of the box that narrows the list, `Filter users`; without it there is none. */
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
    border: `1px solid ${theme.vars.palette.portal.hairline}`,
    borderRadius: theme.vars.shape.borderRadius,
  },
  '& [role="option"]': {
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    minHeight: theme.density.rowHeight,
    lineHeight: `${theme.density.rowHeight - 1}px`,
    padding: '0 12px',
    borderBottom: `1px solid ${theme.vars.palette.portal.hairline}`,
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${theme.density.rowHeight}px`,
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.portal.hover },
    '&[aria-selected="true"]': { backgroundColor: theme.vars.palette.portal.selected, fontWeight: 600 },
    '&:focus-visible': { outlineOffset: -2 },
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > span + span': {
      flex: 1,
      textAlign: 'right',
      fontWeight: 400,
      color: theme.vars.palette.text.secondary,
    },
  },
  '& .PortalChoiceList-none': { margin: 0, padding: '6px 12px', color: theme.vars.palette.text.secondary },
}));

/** One of many: arrow keys, Home and End move, Enter, Space or a click chooses, and chooses off again. */
export function ChoiceList({ label, choices, chosen, onChoose, filterLabel }: ChoiceListProps) {
  const [filter, setFilter] = useState('');
  const [visited, setVisited] = useState<string | null>(null);
  const shown = useMemo(
    () => choices.filter(({ name, note }) => fitsFilter(filter, name, note)),
    [choices, filter],
  );
  const drawn = useDrawnFirst(shown);
  // The Tab key leads to one of them: where one was, else what is chosen, else the first.
  const entry = [visited, chosen].find((name) => shown.some((each) => each.name === name)) ?? shown[0]?.name;

  const onClick = ({ target }: MouseEvent) => {
    const name = nameOf(target);
    if (name === undefined) return;
    setVisited(name);
    onChoose({ name: name === chosen ? null : name });
  };
  const onKeyDown = (event: KeyboardEvent) => {
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
      {shown.length > 0 ? (
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> can neither be filtered nor show notes
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          onClick={onClick}
          onKeyDown={onKeyDown}
          onFocus={({ target }) => setVisited(nameOf(target) ?? null)}
        >
          {drawn.map(({ name, note }) => (
            <div
              key={name}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- of the list above
              role="option"
              aria-selected={name === chosen}
              tabIndex={name === entry ? 0 : -1}
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

function nameOf(target: EventTarget): string | undefined {
  return (target as Element).closest<HTMLElement>('[role="option"]')?.dataset.name;
}

/** @returns whether the key moves at all */
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
