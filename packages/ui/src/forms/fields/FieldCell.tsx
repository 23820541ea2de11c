import type { ReactNode } from 'react';
import { type RootProps, styled } from '../../theme/styled.ts';
import { type InputAttributes, LabeledInput } from '../../controls/LabeledInput/LabeledInput.tsx';
import { type FieldProps, useIsRequired } from './useField.ts';

/** The first line of an error is in the gap below the field, so that it does not shift the layout. */
const Cell = styled('div')({
  minWidth: 0,
  '& .PortalInput-notes[data-error]': { marginBottom: -16 },
  '& .PortalInput-notes[data-error]:not([data-help])': { marginBottom: -18 },
  '& input:not([type="checkbox"], [type="radio"]), & select': { alignSelf: 'flex-start' },
});

type FieldRootProps = Pick<FieldProps, 'span'> & RootProps<HTMLDivElement> & { children: ReactNode };

/** Root element of a field. Picks the root props from those of the field. */
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

/** Field with its label above the input. */
export function FieldCell(props: FieldCellProps) {
  const { label, help, error, children } = props;
  const required = useIsRequired(props);
  return (
    <FieldRoot {...props}>
      <LabeledInput label={label} required={required} marksError help={help} error={error}>
        {children}
      </LabeledInput>
    </FieldRoot>
  );
}
