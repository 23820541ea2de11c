import { styled } from '../../theme/styled.ts';
import { SelectInput } from '../../controls/SelectInput/SelectInput.tsx';

const Root = styled('label')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: theme.vars.palette.text.secondary,
}));

export interface LabeledSelectProps {
  label: string;
  value: string;
  options: readonly { id: string; label: string }[];
  onChange: (id: string) => void;
}

/** Select with its label at the left. */
export function LabeledSelect({ label, value, options, onChange }: LabeledSelectProps) {
  return (
    <Root>
      {label}
      <SelectInput value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </SelectInput>
    </Root>
  );
}
