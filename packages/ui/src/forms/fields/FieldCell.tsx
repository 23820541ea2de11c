import { styled } from '@mui/material/styles';
import { type InputAttributes, LabelledInput } from '../inputs/LabelledInput.tsx';
import type { FieldProps } from './useField.ts';

/** Height of a label and of one line of notes in CSS pixels. */
const labelHeight = 16;
const notesHeight = 18;

/** A place in the form's grid that keeps room for one line of notes, so that an error moves nothing. */
export const Cell = styled('div')(({ theme }) => ({
  minWidth: 0,
  minHeight: labelHeight + theme.density.controlHeight + notesHeight,
  '& input:not([type="checkbox"], [type="radio"]), & select': { alignSelf: 'flex-start' },
}));

export interface FieldCellProps extends FieldProps {
  error: string | null;
  children: (input: InputAttributes) => React.ReactNode;
}

/** A field with its label above the input. */
export function FieldCell({ label, help, span, error, children }: FieldCellProps) {
  return (
    <Cell data-span={span}>
      <LabelledInput label={label} help={help} error={error}>
        {children}
      </LabelledInput>
    </Cell>
  );
}
