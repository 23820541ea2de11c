import { type FocusEvent, type ReactNode, useId } from 'react';
import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';
import type { Option } from '../Option.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { FieldSet, getDescribedBy, InputNotes, RequiredMark } from '../LabeledInput/LabeledInput.tsx';

export interface RadioGroupProps<Value extends string = string> extends RootProps<HTMLFieldSetElement> {
  /** Label of the group. */
  label: string;
  /** Marks the label with an asterisk, red while no valid option is selected. */
  required?: boolean;
  /** In display order. */
  options: readonly Option<Value>[];
  /** Selected value; `null` for none. */
  value: Value | null | undefined;
  /** Called when another option was selected. */
  onChange: (change: { value: Value }) => void;
  /** Called when the focus has left the group. */
  onLeave?: () => void;
  /** Shows the selection without allowing changes. */
  disabled?: boolean;
  /** Error message. */
  error?: string | null;
  /** Help text below the group. */
  help?: ReactNode;
}

const Root = styled(FieldSet, { name: 'PortalRadioGroup', slot: 'Root' })(({ theme }) => ({
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 16 },
  '& label': { minHeight: theme.typography.pxToRem(theme.density.controlHeight) },
}));

/**
 * Radio buttons: one of a few visible values.
 * @alias options, choice
 */
export function RadioGroup<Value extends string>(inProps: RadioGroupProps<Value>) {
  const props = useThemeProps({ props: inProps, name: 'PortalRadioGroup' });
  const {
    label,
    options,
    value,
    onChange,
    onLeave,
    disabled,
    error,
    help,
    required = false,
    ...root
  } = props;
  const id = useId();
  const handleBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onLeave?.();
  };
  return (
    <Root
      {...root}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-invalid={Boolean(error)}
      aria-required={required || undefined}
      aria-describedby={getDescribedBy(id, { error, help })}
      disabled={disabled}
      onBlur={handleBlur}
    >
      <legend id={`${id}-legend`}>
        {label}
        {required && <RequiredMark isInvalid={Boolean(error)} />}
      </legend>
      <div>
        {options.map((option) => (
          <Checkbox
            key={option.value}
            type="radio"
            label={option.label}
            name={id}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange({ value: option.value })}
          />
        ))}
      </div>
      <InputNotes id={id} error={error} help={help} />
    </Root>
  );
}
