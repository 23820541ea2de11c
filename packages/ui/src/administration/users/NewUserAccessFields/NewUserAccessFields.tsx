import { padCompanyAbbrev, type Company } from '@portal/domain';
import { useState } from 'react';
import type { AsyncState } from '../../../feedback/AsyncState.ts';
import { useFormValues } from '../../../forms/Form/useFormValues.ts';
import { findUserByName, type NamedUser, UserNameInput } from '../../access/UserPicker/UserNameInput.tsx';
import { CheckboxGroupField } from '../../../forms/fields/CheckboxGroupField/CheckboxGroupField.tsx';
import { RolesField } from '../../roles/RolesField.tsx';
import type { NewUserAccess } from '../AddUserForm/newUserForm.tsx';
import { formatCompany, getData, OptionsStatus } from '../userFormOptions.tsx';

export interface NewUserAccessFieldsProps {
  /** Names of all roles. */
  roles: AsyncState<readonly string[]>;
  /** Companies that access can be given to, with `All companies`. */
  companies: AsyncState<readonly Company[]>;
  /** Users whose access can be copied. */
  users: readonly NamedUser[];
  /** The access of one of these users. */
  getAccess: (username: string) => NewUserAccess;
}

/** Fields of a new user for roles and companies, which `Like user` takes from another user. */
export function NewUserAccessFields({ roles, companies, users, getAccess }: NewUserAccessFieldsProps) {
  const { setValues } = useFormValues<NewUserAccess>();
  const [typedName, setTypedName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const companyNames = new Map(
    getData(companies).map((company) => [padCompanyAbbrev(company.companyAbbrev), formatCompany(company)]),
  );
  function handleTyped(value: string) {
    setTypedName(value);
    setError(null);
    const user = findUserByName(users, value);
    if (user) setValues({ ...getAccess(user.username) });
  }
  return (
    <>
      <div data-span="row">
        <UserNameInput
          label="Like user"
          help="Selects the roles and companies of this user"
          users={users}
          value={typedName}
          error={error}
          onChange={({ value }) => handleTyped(value)}
          onBlur={() =>
            setError(typedName.trim() === '' || findUserByName(users, typedName) ? null : 'No such user.')
          }
        />
      </div>
      <RolesField roles={roles} />
      <CheckboxGroupField
        name="companies"
        label="Access to companies"
        names={[...companyNames.keys()]}
        formatName={(abbrev) => companyNames.get(abbrev) ?? abbrev}
        help={<OptionsStatus subject="the companies" state={companies} />}
      />
    </>
  );
}
