import {
  EMAIL_MAX_LENGTH,
  newUserDefaults,
  PASSWORD_MAX_LENGTH,
  userMaxLengths,
  validateNewUser,
  type NewUserValues,
} from '@portal/domain';
import { fieldsFor } from '../../../forms/fieldsFor.ts';
import type { FormModelOptions } from '../../../forms/Form/useFormModel.ts';
import { schemaFromRules } from '../../../forms/FormSchema.ts';
import type { SubmitAnswer } from '../../../forms/SubmitResult.ts';
import {
  CompanyField,
  firstMistake,
  StartPageField,
  type UserChoices,
  withCompanyName,
} from '../userChoices.tsx';

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
export type AddUser = (user: NewUserValues) => Promise<SubmitAnswer<unknown>>;

/** Options of the form for adding a user, shared by page and dialog. */
export function newUserForm(
  companies: UserChoices['companies'],
  onAdd: AddUser,
): FormModelOptions<NewUserValues, NewUserValues> {
  return {
    schema: newUserSchema,
    defaultValues: emptyUser,
    submitDisabledReason: (values) => firstMistake(validateNewUser(values)),
    async onSubmit(values) {
      const answer = await onAdd(withCompanyName(values, companies));
      return answer.ok ? { ok: true } : answer;
    },
  };
}

interface NewUserFieldsProps {
  companies: UserChoices['companies'];
  /** Without it the user gets no start page. */
  startPages?: UserChoices['startPages'];
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
