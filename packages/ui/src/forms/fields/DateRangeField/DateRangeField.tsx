import { styled } from '../../../theme/styled.ts';
import { DayInput, type DayInputProps } from '../../../controls/DayInput/DayInput.tsx';
import { FieldCell } from '../FieldCell.tsx';
import { useFormLocaleText } from '../../Form/formLocaleText.ts';
import type { DateFieldProps } from '../DateField/DateField.tsx';
import { type Field, useField } from '../useField.ts';

export interface DateRangeFieldProps<Name extends string = string> extends DateFieldProps<Name> {
  /** Name of the form value of the last day; `name` is that of the first day. */
  endName: Name;
}

const Line = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });

/**
 * The first and the last day of a range, `YYYY-MM-DD`, as two values of the form. Each calendar begins or ends at the
 * other day; that the order is right is up to the schema.
 * @alias date range picker
 */
export function DateRangeField(props: DateRangeFieldProps) {
  const { name, endName, label, min, max, readOnly, inputRef } = props;
  const { rangeFrom, rangeTo } = useFormLocaleText();
  const from = useField<string | null | undefined>(
    { name, label: rangeFrom(label), readOnly, inputRef },
    'DateRangeField',
  );
  const to = useField<string | null | undefined>(
    { name: endName, label: rangeTo(label), readOnly },
    'DateRangeField',
  );
  const editableAccess: DayInputProps['access'] = from.isLocked ? 'locked' : 'editable';
  const dayProps = (field: Field<string | null | undefined>) => ({
    value: field.value ?? '',
    onChange: ({ value }: { value: string }) => field.onChange(value),
    onBlur: field.onBlur,
    inputRef: field.ref,
    access: readOnly ? ('readOnly' as const) : editableAccess,
  });
  return (
    <FieldCell {...props} error={from.error ?? to.error}>
      {(input) => (
        <Line>
          <DayInput
            {...dayProps(from)}
            label={rangeFrom(label)}
            input={{ ...input, 'aria-label': rangeFrom(label), 'aria-invalid': from.error !== null }}
            name={name}
            min={min}
            max={to.value || max}
          />
          <span aria-hidden>–</span>
          <DayInput
            {...dayProps(to)}
            label={rangeTo(label)}
            input={{
              ...input,
              id: `${input.id}-to`,
              'aria-label': rangeTo(label),
              'aria-invalid': to.error !== null,
            }}
            name={endName}
            min={from.value || min}
            max={max}
          />
        </Line>
      )}
    </FieldCell>
  );
}
