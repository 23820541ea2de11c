import { type FocusEvent, useId } from 'react';
import { styled } from '@mui/material/styles';
import { TickInput } from '../../inputs/inputs.ts';
import { Asterisk, describedBy, InputNotes } from '../../inputs/LabelledInput.tsx';
import { Cell } from '../FieldCell.tsx';
import type { Option } from '../SelectField/SelectField.tsx';
import { type FieldProps, useField } from '../useField.ts';

export interface RadioFieldProps<
  Name extends string = string,
  Value extends string = string,
> extends FieldProps<Name> {
  /** In the order they are shown; for more than five a `SelectField` reads better. */
  options: readonly Option<Value>[];
}

const Group = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': {
    ...theme.typography.caption,
    padding: 0,
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
  },
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 16 },
  '& label': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: theme.density.controlHeight,
  },
}));

/** One value of a few that are all in sight. */
export function RadioField(props: RadioFieldProps) {
  const { name, label, help, readOnly, span, options } = props;
  const { value, error, change, leave, attach } = useField<string | null | undefined>(props, 'RadioField');
  const id = useId();
  const leaveGroup = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) leave();
  };
  return (
    <Cell data-span={span}>
      <Group
        ref={attach}
        role="radiogroup"
        aria-labelledby={`${id}-legend`}
        aria-invalid={Boolean(error)}
        aria-describedby={describedBy(id, { error, help })}
        disabled={readOnly}
        onBlur={leaveGroup}
      >
        <legend id={`${id}-legend`}>
          {label}
          {error && <Asterisk />}
        </legend>
        <div>
          {options.map((option) => (
            <label key={option.value}>
              <TickInput
                type="radio"
                name={`${id}-${name}`}
                value={option.value}
                checked={value === option.value}
                onChange={() => change(option.value)}
              />
              {option.label}
            </label>
          ))}
        </div>
        <InputNotes id={id} error={error} help={help} />
      </Group>
    </Cell>
  );
}
