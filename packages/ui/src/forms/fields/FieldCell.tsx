import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { type InputAttributes, LabelledInput } from '../inputs/LabelledInput.tsx';
import type { RootProps } from '../../theme/RootProps.ts';
import type { FieldProps } from './useField.ts';

/** Height of a label and of one line of notes in CSS pixels. */
const labelHeight = 16;
const notesHeight = 18;

/** A place in the form's grid that keeps room for one line of notes, so that an error moves nothing. */
const Cell = styled('div')(({ theme }) => ({
  minWidth: 0,
  minHeight: labelHeight + theme.density.controlHeight + notesHeight,
  '& input:not([type="checkbox"], [type="radio"]), & select': { alignSelf: 'flex-start' },
}));

type FieldRootProps = Pick<FieldProps, 'span'> & RootProps<HTMLDivElement> & { children: ReactNode };

/** The root element of a field. Of what the field is given it takes what concerns the root. */
export function FieldRoot({ span, ref, sx, className, style, id, children }: FieldRootProps) {
  return (
    <Cell {...{ ref, sx, className, style, id }} data-span={span}>
      {children}
    </Cell>
  );
}

export interface FieldCellProps extends FieldProps {
  error: string | null;
  children: (input: InputAttributes) => ReactNode;
}

/** A field with its label above the input. */
export function FieldCell(props: FieldCellProps) {
  const { label, help, error, children } = props;
  return (
    <FieldRoot {...props}>
      <LabelledInput label={label} help={help} error={error}>
        {children}
      </LabelledInput>
    </FieldRoot>
  );
}
