import { formatNumber } from '@portal/domain';
import { memo, useMemo, useState } from 'react';
import { styled } from '../../../theme/styled.ts';
import { surfaceStyles } from '../../../theme/surfaceStyles.ts';
import { FilterBox, matchesFilter } from '../FilterBox.tsx';
import { Checkbox } from '../../../controls/Checkbox/Checkbox.tsx';
import { ToggleOutcome } from '../ToggleOutcome.tsx';
import { useProgressiveRows } from '../useProgressiveRows.ts';
import {
  ignoreSecondClick,
  type ToggleResult,
  type Toggles,
  type ToggleState,
  useToggles,
} from '../useToggles.ts';

export interface ToggleItem {
  /** Unique in the list; also the accessible name of the checkbox. */
  name: string;
  /** Secondary text beside the name. */
  note?: string;
  /** Saved state. */
  isOn: boolean;
}

export interface ToggleListProps {
  /** Accessible name of the list, such as `Users with the role JAS`. */
  label: string;
  /** In display order, with their saved states. */
  items: readonly ToggleItem[];
  /** Saves a toggle. Called once for a double click; the result is shown beside the toggle. */
  onToggle: (toggle: { name: string; isOn: boolean }) => Promise<ToggleResult>;
  /** Label of the filter input, such as `Filter users`; without it there is no filter. */
  filterLabel?: string;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  '& .PortalToggleList-head': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 16px',
    paddingBottom: 8,
    '& > input': { width: 240 },
    // "Selected only" is printed as text where it hides rows.
    '@media print': { '& > label:not(:has(:checked)), & > label > input': { display: 'none' } },
  },
  '& .PortalToggleList-count': {
    marginInlineStart: 'auto',
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, cursor: 'pointer' },
  '& ul': {
    ...theme.typography.body2,
    flex: 1,
    minHeight: 0,
    overflow: 'auto',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    ...surfaceStyles(theme),
  },
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    padding: '0 12px',
    borderBottom: `1px solid ${theme.vars.palette.portal.hairline}`,
    // Only visible rows are laid out, for lists with thousands of rows.
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${theme.density.rowHeight}px`,
    '&:hover': { backgroundColor: theme.vars.palette.portal.hover },
    '&:last-of-type': { borderBottom: 0 },
  },
  '& li > label': {
    minHeight: theme.typography.pxToRem(theme.density.rowHeight - 1),
    '@media print': { minHeight: 20 },
    '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    '& > .PortalToggleList-name': { flex: '0 1 220px' },
    '& > .PortalToggleList-note': { flex: '1 1 0', color: theme.vars.palette.text.secondary },
  },
  // Plain styles: a styled component per checkbox is measurable in thousands of rows.
  '& li input': {
    flex: 'none',
    width: 16,
    height: 16,
    margin: 0,
    borderRadius: 3, // shape of the focus ring
    accentColor: theme.vars.palette.primary.main,
  },
  '& li > div': { paddingBlock: '0 6px', paddingInline: '24px 0' },
  '& .PortalToggleList-none': { padding: '6px 12px', color: theme.vars.palette.text.secondary },
}));

/**
 * Checkboxes that are saved immediately. They always show the saved state, so a failed change reverts, with
 * the error beside it. After a successful change its effect is shown, with Undo as the next element in the
 * tab order.
 */
export function ToggleList({ label, items, onToggle, filterLabel }: ToggleListProps) {
  const [filter, setFilter] = useState('');
  const [isSelectedOnly, setSelectedOnly] = useState(false);
  const { states, toggle } = useToggles((name: string, isOn) => onToggle({ name, isOn }));
  const matchingItems = useMemo(
    () =>
      items.filter(
        ({ name, note, isOn }) =>
          matchesFilter(filter, name, note) && (!isSelectedOnly || isOn || states.has(name)),
      ),
    [items, filter, isSelectedOnly, states],
  );
  const renderedItems = useProgressiveRows(matchingItems);
  const selectedCount = items.filter(({ isOn }) => isOn).length;

  return (
    <Root>
      <div className="PortalToggleList-head">
        {filterLabel && (
          <FilterBox label={filterLabel} value={filter} onChange={({ value }) => setFilter(value)} />
        )}
        {filterLabel && (
          <Checkbox
            label="Selected only"
            checked={isSelectedOnly}
            onChange={() => setSelectedOnly(!isSelectedOnly)}
          />
        )}
        <span className="PortalToggleList-count">{`${formatNumber(selectedCount)} of ${formatNumber(items.length)} selected`}</span>
      </div>
      <ul aria-label={label} onClickCapture={ignoreSecondClick}>
        {renderedItems.map((item) => (
          <ToggleRow key={item.name} {...item} state={states.get(item.name)} toggle={toggle} />
        ))}
        {matchingItems.length === 0 && <li className="PortalToggleList-none">No Data Available</li>}
      </ul>
    </Root>
  );
}

interface ToggleRowProps extends ToggleItem, Pick<Toggles<string>, 'toggle'> {
  state: ToggleState | undefined;
}

const ToggleRow = memo(function ToggleRow({ name, note, isOn, state, toggle }: ToggleRowProps) {
  const isSaving = state?.status === 'saving';
  return (
    <li>
      <label>
        <input
          type="checkbox"
          aria-label={name}
          aria-busy={isSaving}
          checked={isOn}
          onChange={() => toggle(name, !isOn)}
        />
        <span className="PortalToggleList-name" title={name}>
          {name}
        </span>
        <span className="PortalToggleList-note" title={note}>
          {note}
        </span>
      </label>
      <ToggleOutcome id={name} label={name} state={state} toggle={toggle} />
    </li>
  );
});
