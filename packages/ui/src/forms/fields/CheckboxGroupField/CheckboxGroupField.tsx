import { useId } from 'react';
import { styled } from '../../../theme/styled.ts';
import { FieldRoot } from '../FieldCell.tsx';
import { type FieldProps, useField, useIsRequired } from '../useField.ts';
import { Checkbox } from '../../../controls/Checkbox/Checkbox.tsx';
import {
  FieldSet,
  getDescribedBy,
  InputNotes,
  RequiredMark,
} from '../../../controls/LabeledInput/LabeledInput.tsx';

export interface CheckboxGroupFieldProps extends FieldProps {
  /** Options in display order; selected names that are not among them come last. */
  names: readonly string[];
  /** Label of an option; default: its name. */
  formatName?: (name: string) => string;
}

const CheckboxGroup = styled(FieldSet)({
  '& legend': { marginBottom: 4 },
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
    columnGap: 16,
  },
  '& label': { minHeight: 28, overflowWrap: 'anywhere' },
});

/** Field with a checkbox per name. The value has the selected names in display order. */
export function CheckboxGroupField(props: CheckboxGroupFieldProps) {
  const { label, names, formatName = String, help, span = 'row' } = props;
  const { value, error, onChange, onBlur, ref } = useField<readonly string[]>(props, 'CheckboxGroupField');
  const required = useIsRequired(props);
  const id = useId();
  const allNames = [...names, ...value.filter((name) => !names.includes(name))];
  const toggle = (name: string) =>
    onChange(allNames.filter((each) => (each === name ? !value.includes(name) : value.includes(each))));
  return (
    <FieldRoot {...props} span={span}>
      <CheckboxGroup
        ref={ref}
        aria-labelledby={id}
        aria-describedby={
          [required && `${id}-required`, getDescribedBy(id, { error })].filter(Boolean).join(' ') || undefined
        }
        onBlur={onBlur}
      >
        <legend id={id}>
          {label}
          {required && <RequiredMark isInvalid={error !== null} />}
        </legend>
        {/* A group has no `aria-required`. */}
        {required && (
          <span id={`${id}-required`} hidden>
            Required
          </span>
        )}
        <div>
          {allNames.map((name) => (
            <Checkbox
              key={name}
              label={formatName(name)}
              checked={value.includes(name)}
              onChange={() => toggle(name)}
            />
          ))}
        </div>
        {help}
        <InputNotes id={id} error={error} />
      </CheckboxGroup>
    </FieldRoot>
  );
}
