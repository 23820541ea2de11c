import { styled } from '@mui/material/styles';
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx';

export interface LabeledCheckboxProps {
  /** Label: what is shown while it is checked. */
  label: string;
  /** Whether it is checked. */
  isOn: boolean;
  /** Called when it was toggled. */
  onChange: (change: { isOn: boolean }) => void;
}

const Root = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minWidth: 0,
  minHeight: 24,
  cursor: 'pointer',
});

/** Checkbox that only changes the view, not data. */
export function LabeledCheckbox({ label, isOn, onChange }: LabeledCheckboxProps) {
  return (
    <Root>
      <Checkbox checked={isOn} onChange={() => onChange({ isOn: !isOn })} />
      {label}
    </Root>
  );
}
