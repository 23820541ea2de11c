import type { AsyncState } from '../../feedback/AsyncState.ts';
import { CheckboxGroupField } from '../../forms/fields/CheckboxGroupField/CheckboxGroupField.tsx';
import { getData, OptionsStatus } from '../users/userFormOptions.tsx';

interface RolesFieldProps {
  /** Names of all roles. */
  roles: AsyncState<readonly string[]>;
  /** Shown once they are loaded. */
  help?: string;
}

/** Checkboxes for the roles of a user or a page. */
export function RolesField({ roles, help }: RolesFieldProps) {
  return (
    <CheckboxGroupField
      name="roles"
      label="Roles"
      names={getData(roles)}
      help={<OptionsStatus subject="the roles" state={roles} help={help} />}
    />
  );
}
