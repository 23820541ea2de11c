import { styled } from '@mui/material/styles';
import { TickInput } from '../../forms/inputs/inputs.ts';

export interface TickBoxProps {
  /** What is shown when it is ticked. */
  label: string;
  /** Whether it is ticked. */
  isOn: boolean;
  /** It was pressed. */
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
