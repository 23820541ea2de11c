import Switch from '@mui/material/Switch';
import { type CheckboxFieldProps, ToggleCell } from '../CheckboxField/CheckboxField.tsx';

export type SwitchFieldProps<Name extends string = string> = CheckboxFieldProps<Name>;

/**
 * Switch with its label at the right, for a setting that is on or off.
 * @alias toggle
 */
export function SwitchField(props: SwitchFieldProps) {
  return (
    <ToggleCell {...props} component="SwitchField">
      {({ ref, onBlur, 'aria-invalid': invalid, 'aria-describedby': describedBy, ...input }) => (
        <Switch
          {...input}
          size="small"
          slotProps={{
            input: { ref, role: 'switch', onBlur, 'aria-invalid': invalid, 'aria-describedby': describedBy },
          }}
        />
      )}
    </ToggleCell>
  );
}
