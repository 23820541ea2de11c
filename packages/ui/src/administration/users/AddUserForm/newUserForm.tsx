import {
  EMAIL_MAX_LENGTH,
  newUserDefaults,
  PASSWORD_MAX_LENGTH,
  userMaxLengths,
  padCompanyAbbrev,
  validateNewUser,
  type Company,
  type NewUserValues,
} from '@portal/domain';
import { useState } from 'react';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import type { FormModelOptions } from '../../../forms/Form/FormModel.ts';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import type { AsyncState } from '../../../feedback/AsyncState.ts';
import type { SubmitResponse } from '../../../feedback/SubmitResult.ts';
import { useFormFields } from '../../../forms/Form/formContext.ts';
import { findUserByName, type NamedUser, UserNameInput } from '../../access/UserPicker/UserNameInput.tsx';
import { CheckboxGroupField } from '../../CheckboxGroupField.tsx';
import { GeneratedPassword } from './GeneratedPassword.tsx';
import {
  CompanyField,
  formatCompany,
  getData,
  getFirstError,
  OptionsStatus,
  StartPageField,
  type UserFormOptions,
  withCompanyName,
} from '../userFormOptions.tsx';

/** The roles and companies of a new user. */
export interface NewUserAccess {
  roles: readonly string[];
  /** Abbreviations of companies that the user may see. */
  companies: readonly string[];
  /** Those of them that the user may also change. */
  alterCompanies: readonly string[];
}

interface NewUserFormValues extends NewUserValues, NewUserAccess {}

const newUserSchema = schemaFromRules<NewUserFormValues>(validateNewUser);
const { TextField } = fieldsFor(newUserSchema);

const emptyUser: NewUserFormValues = {
  username: '',
  password: '',
  email: '',
  firstName: '',
  lastName: '',
  company: '',
  department: newUserDefaults.department,
  companyAbbrev: newUserDefaults.companyAbbrev,
  startPage: '',
  roles: [],
  companies: [],
  alterCompanies: [],
};

/** Saves a valid user, then its access. */
export type AddUserHandler = (user: NewUserValues, access: NewUserAccess) => Promise<SubmitResponse<unknown>>;

/** Options of the form for adding a user, shared by page and dialog. */
export function createNewUserFormOptions(
  companies: UserFormOptions['companies'],
  onAdd: AddUserHandler,
): FormModelOptions<NewUserFormValues, NewUserFormValues> {
  return {
    schema: newUserSchema,
    defaultValues: emptyUser,
    submitDisabledReason: (values) => getFirstError(validateNewUser(values)),
    async onSubmit({ roles, companies: accessCompanies, alterCompanies, ...user }) {
      const response = await onAdd(withCompanyName(user, companies), {
        roles,
        companies: accessCompanies,
        alterCompanies: alterCompanies.filter((abbrev) => accessCompanies.includes(abbrev)),
      });
      return response.ok ? { ok: true } : response;
    },
  };
}

interface NewUserFieldsProps {
  companies: UserFormOptions['companies'];
  /** Without it the user gets no start page. */
  startPages?: UserFormOptions['startPages'];
  /** What roles and companies are chosen from; without it the user gets none. */
  access?: NewUserAccessOptions;
}

/** Options for the access of a new user. */
export interface NewUserAccessOptions {
  /** Names of all roles. */
  roles: AsyncState<readonly string[]>;
  /** Companies that access can be given to, with `All companies`. */
  companies: AsyncState<readonly Company[]>;
  /** Users whose access can be copied. */
  users: readonly NamedUser[];
  /** The access of one of these users. */
  getAccess: (username: string) => NewUserAccess;
}

/** Fields of a new user. */
export function NewUserFields({ companies, startPages, access }: NewUserFieldsProps) {
  return (
    <>
      <TextField name="username" label="User Name" maxLength={userMaxLengths.username} />
      <TextField
        name="password"
        label="Password"
        type="password"
        maxLength={PASSWORD_MAX_LENGTH}
        autoComplete="new-password"
      />
      <GeneratedPassword />
      <TextField name="email" label="Email" type="email" maxLength={EMAIL_MAX_LENGTH} span="row" />
      <TextField name="firstName" label="First Name" maxLength={userMaxLengths.name} />
      <TextField name="lastName" label="Last Name" maxLength={userMaxLengths.name} />
      <CompanyField companies={companies} />
      <TextField name="department" label="Department" maxLength={100} />
      {startPages && <StartPageField startPages={startPages} />}
      {access && <AccessFields {...access} />}
    </>
  );
}

/** Checkboxes for roles and companies, which `Like user` takes from another user. */
function AccessFields({ roles, companies, users, getAccess }: NewUserAccessOptions) {
  const { setValues } = useFormFields('AccessFields');
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
      <CheckboxGroupField
        name="roles"
        label="Roles"
        names={getData(roles)}
        help={<OptionsStatus subject="the roles" state={roles} help={undefined} />}
      />
      <CheckboxGroupField
        name="companies"
        label="Access to companies"
        names={[...companyNames.keys()]}
        formatName={(abbrev) => companyNames.get(abbrev) ?? abbrev}
        help={<OptionsStatus subject="the companies" state={companies} help={undefined} />}
      />
    </>
  );
}
