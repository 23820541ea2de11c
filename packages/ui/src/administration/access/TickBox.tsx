import { styled } from '@mui/material/styles';
import { TickInput } from '../../forms/inputs/inputs.ts';

export interface TickBoxProps {
  label: string;
  isOn: boolean;
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

/** A tick that changes only what is shown. */
export function TickBox({ label, isOn, onChange }: TickBoxProps) {
  return (
    <Root>
      <TickInput type="checkbox" checked={isOn} onChange={() => onChange({ isOn: !isOn })} />
      {label}
    </Root>
  );
}
