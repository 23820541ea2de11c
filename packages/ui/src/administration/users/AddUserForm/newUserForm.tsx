import {
  EMAIL_MAX_LENGTH,
  newUserDefaults,
  PASSWORD_MAX_LENGTH,
  userMaxLengths,
  validateNewUser,
  type NewUserValues,
} from '@portal/domain';
import type { ReactNode } from 'react';
import { FormSection } from '../../../forms/FormSection/FormSection.tsx';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import type { FormModelOptions } from '../../../forms/Form/FormModel.ts';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import { getShownData } from '../../../feedback/AsyncState.ts';
import type { SubmitResponse } from '../../../feedback/SubmitResult.ts';
import {
  CompanyField,
  getFirstError,
  StartPageField,
  type UserFormOptions,
  withCompanyName,
} from '../userFormOptions.tsx';
import { LazyComponent } from '../../../controls/LazyComponent/LazyComponent.tsx';

/** The roles and companies of a new user. */
export interface NewUserAccess {
  roles: readonly string[];
  /** Abbreviations of companies that the user may see. */
  companies: readonly string[];
  /** Those of them that the user may also change. */
  alterCompanies: readonly string[];
}

interface NewUserFormValues extends NewUserValues, NewUserAccess {}

const loadGeneratedPassword = async () => (await import('./GeneratedPassword.tsx')).GeneratedPassword;

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
    submitDisabledReason: (values) =>
      getFirstError(validateNewUser(values)) ??
      (getShownData(companies) ? null : 'The companies have not been loaded yet'),
    onSubmit: ({ roles, companies: accessCompanies, alterCompanies, ...user }) =>
      onAdd(withCompanyName(user, companies), {
        roles,
        companies: accessCompanies,
        alterCompanies: alterCompanies.filter((abbrev) => accessCompanies.includes(abbrev)),
      }),
  };
}

interface NewUserFieldsProps {
  companies: UserFormOptions['companies'];
  /** Without it the user gets no start page. */
  startPages?: UserFormOptions['startPages'];
  /** Fields for roles and companies (`NewUserAccessFields`); without them the user gets none. */
  accessFields?: ReactNode;
}

/** Fields of a new user. */
export function NewUserFields({ companies, startPages, accessFields }: NewUserFieldsProps) {
  return (
    <>
      <FormSection title="Sign-in">
        <TextField name="username" label="User Name" maxLength={userMaxLengths.username} />
        <TextField
          name="password"
          label="Password"
          type="password"
          maxLength={PASSWORD_MAX_LENGTH}
          autoComplete="new-password"
        />
        <LazyComponent
          label="The password generator"
          load={loadGeneratedPassword}
          props={{}}
          placeholder={<div />}
        />
        <TextField name="email" label="Email" type="email" maxLength={EMAIL_MAX_LENGTH} span="row" />
      </FormSection>
      <FormSection title="Person">
        <TextField name="firstName" label="First Name" maxLength={userMaxLengths.name} />
        <TextField name="lastName" label="Last Name" maxLength={userMaxLengths.name} />
        <CompanyField companies={companies} />
        <TextField name="department" label="Department" maxLength={100} />
        {startPages && <StartPageField startPages={startPages} />}
      </FormSection>
      {accessFields && <FormSection title="Access">{accessFields}</FormSection>}
    </>
  );
}
