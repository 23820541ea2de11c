import { styled } from '@mui/material/styles';
import { TextInput } from '../../forms/inputs/inputs.ts';

export interface FilterBoxProps {
  /** What is filtered, which is its name: `Filter users`. */
  label: string;
  value: string;
  onChange: (change: { value: string }) => void;
}

const Box = styled(TextInput)({ width: '100%' });

/** Narrows a list while one types; Escape clears it. */
export function FilterBox({ label, value, onChange }: FilterBoxProps) {
  return (
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
        // A dialog around it stays open.
        event.stopPropagation();
        onChange({ value: '' });
      }}
    />
  );
}

/** Whether one of the texts holds what was typed, in any case; nothing typed fits everything. */
export function fitsFilter(filter: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const wanted = filter.trim().toLocaleLowerCase();
  return wanted === '' || texts.some((text) => text?.toLocaleLowerCase().includes(wanted));
}
