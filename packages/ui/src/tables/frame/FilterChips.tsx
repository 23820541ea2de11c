import { styled } from '../../theme/styled.ts';
import { CloseIcon } from '../../controls/icons.tsx';
import type { Filters } from '../sorting/rowIndex.ts';
import { useTableText } from './tableLocaleText.ts';

export interface FilterChipsProps {
  /** The active filters in words, by column ID. */
  active: readonly { id: string; text: string }[];
  filters: Filters;
  setFilters: (filters: Filters) => void;
}

const Root = styled('ul')(({ theme }) => ({
  ...theme.typography.caption,
  flex: 'none',
  // Below the rows, which must not move. Where they are read and printed, they are before the table.
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  margin: 0,
  padding: '6px 12px',
  borderTop: `1px solid ${theme.vars.palette.portal.hairline}`,
  listStyle: 'none',
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    maxWidth: 320,
    height: 24,
    paddingBlock: 0,
    paddingInline: '8px 6px',
    border: `1px solid ${theme.vars.palette.portal.buttonBorder}`,
    borderRadius: 12,
    backgroundColor: theme.vars.palette.portal.selected,
    color: theme.vars.palette.text.primary,
    cursor: 'pointer',
  },
  '& button:hover': { borderColor: theme.vars.palette.portal.inputBorder },
  '& button > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { flex: 'none' },
  '& .PortalTable-clearFilters': {
    border: 0,
    backgroundColor: 'transparent',
    color: theme.vars.palette.primary.main,
  },
  '@media print': { '& svg, & .PortalTable-clearFilters': { display: 'none' } },
}));

/** The active filters of a table: each can be removed, and all of them. Loaded with the first filter. */
export function FilterChips({ active, filters, setFilters }: FilterChipsProps) {
  const strings = useTableText();
  return (
    <Root aria-label={strings.activeFilters}>
      {active.map(({ id, text }) => {
        const { [id]: _removed, ...others } = filters;
        return (
          <li key={id}>
            <button
              type="button"
              aria-label={strings.removeFilter(text)}
              title={strings.removeFilter(text)}
              onClick={() => setFilters(others)}
            >
              <span>{text}</span>
              <CloseIcon size={12} />
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className="PortalTable-clearFilters" onClick={() => setFilters({})}>
          {strings.clearFilters}
        </button>
      </li>
    </Root>
  );
}
