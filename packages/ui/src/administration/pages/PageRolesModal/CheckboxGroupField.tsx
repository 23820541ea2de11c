import { useId } from 'react';
import { styled } from '@mui/material/styles';
import { FieldRoot } from '../../../forms/fields/FieldCell.tsx';
import { type FieldProps, useField } from '../../../forms/fields/useField.ts';
import { Checkbox } from '../../../controls/Checkbox/Checkbox.tsx';

export interface CheckboxGroupFieldProps extends FieldProps {
  /** Options in display order; selected names that are not among them come last. */
  names: readonly string[];
}

const CheckboxGroup = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': {
    ...theme.typography.caption,
    padding: 0,
    marginBottom: 4,
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
  },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
    columnGap: 16,
  },
  '& label': { display: 'flex', alignItems: 'center', gap: 8, minHeight: 28, overflowWrap: 'anywhere' },
}));

/** Field with a checkbox per name. The value has the selected names in display order. */
export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const { label, names, span = 'row' } = props;
  const { value, onChange, onBlur, ref } = useField<readonly string[]>(props, 'TicksField');
  const id = useId();
  const allNames = [...names, ...value.filter((name) => !names.includes(name))];
  const toggle = (name: string) =>
    onChange(allNames.filter((each) => (each === name ? !value.includes(name) : value.includes(each))));
  return (
    <FieldRoot {...props} span={span}>
      <CheckboxGroup ref={ref} aria-labelledby={id} onBlur={onBlur}>
        <legend id={id}>{label}</legend>
        <div>
          {allNames.map((name) => (
            <label key={name}>
              <Checkbox checked={value.includes(name)} onChange={() => toggle(name)} />
              {name}
            </label>
          ))}
        </div>
      </CheckboxGroup>
    </FieldRoot>
  );
}
