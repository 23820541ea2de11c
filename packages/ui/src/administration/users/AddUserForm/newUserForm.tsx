import {
  EMAIL_MAX_LENGTH,
  newUserDefaults,
  PASSWORD_MAX_LENGTH,
  userMaxLengths,
  validateNewUser,
  type NewUserValues,
} from '@portal/domain';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import type { FormModelOptions } from '../../../forms/Form/FormModel.ts';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import type { SubmitResponse } from '../../../feedback/SubmitResult.ts';
import {
  CompanyField,
  getFirstError,
  StartPageField,
  type UserFormOptions,
  withCompanyName,
} from '../userFormOptions.tsx';

const newUserSchema = schemaFromRules<NewUserValues>(validateNewUser);
const { TextField } = fieldsFor(newUserSchema);

const emptyUser: NewUserValues = {
  username: '',
  password: '',
  email: '',
  firstName: '',
  lastName: '',
  company: '',
  department: newUserDefaults.department,
  companyAbbrev: newUserDefaults.companyAbbrev,
  startPage: '',
};

/** Saves a valid user. */
export type AddUserHandler = (user: NewUserValues) => Promise<SubmitResponse<unknown>>;

/** Options of the form for adding a user, shared by page and dialog. */
export function createNewUserFormOptions(
  companies: UserFormOptions['companies'],
  onAdd: AddUserHandler,
): FormModelOptions<NewUserValues, NewUserValues> {
  return {
    schema: newUserSchema,
    defaultValues: emptyUser,
    submitDisabledReason: (values) => getFirstError(validateNewUser(values)),
    async onSubmit(values) {
      const response = await onAdd(withCompanyName(values, companies));
      return response.ok ? { ok: true } : response;
    },
  };
}

interface NewUserFieldsProps {
  companies: UserFormOptions['companies'];
  /** Without it the user gets no start page. */
  startPages?: UserFormOptions['startPages'];
}

/** Fields of a new user. */
export function NewUserFields({ companies, startPages }: NewUserFieldsProps) {
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
      <TextField name="email" label="Email" type="email" maxLength={EMAIL_MAX_LENGTH} span="row" />
      <TextField name="firstName" label="First Name" maxLength={userMaxLengths.name} />
      <TextField name="lastName" label="Last Name" maxLength={userMaxLengths.name} />
      <CompanyField companies={companies} />
      <TextField name="department" label="Department" maxLength={100} />
      {startPages && <StartPageField startPages={startPages} />}
    </>
  );
}
