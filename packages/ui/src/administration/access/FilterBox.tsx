import { styled } from '../../theme/styled.ts';
import { TextInput } from '../../controls/TextInput/TextInput.tsx';

export interface FilterBoxProps {
  /** Accessible name and placeholder, such as `Filter users`. */
  label: string;
  value: string;
  onChange: (change: { value: string }) => void;
}

const Box = styled(TextInput)({ width: '100%', '@media print': { display: 'none' } });

const PrintedFilter = styled('span')({ display: 'none', '@media print': { display: 'block' } });

/** Filter input above a list; Escape clears it. A filter that hides items is printed as text. */
export function FilterBox({ label, value, onChange }: FilterBoxProps) {
  return (
    <>
      <Box
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange({ value: event.target.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          // Keeps Escape from also closing a surrounding dialog.
          event.stopPropagation();
          onChange({ value: '' });
        }}
      />
      {value.trim() !== '' && <PrintedFilter>{`${label}: ${value.trim()}`}</PrintedFilter>}
    </>
  );
}

/** Whether one of the texts contains the filter, ignoring case; a blank filter matches everything. */
export function matchesFilter(filter: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const filterText = filter.trim().toLocaleLowerCase();
  return filterText === '' || texts.some((text) => text?.toLocaleLowerCase().includes(filterText));
}
