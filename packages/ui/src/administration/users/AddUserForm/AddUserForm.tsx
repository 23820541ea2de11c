import { Form } from '../../../forms/Form/Form.tsx';
import type { UserFormOptions } from '../userFormOptions.tsx';
import {
  type AddUserHandler,
  createNewUserFormOptions,
  type NewUserAccessOptions,
  NewUserFields,
} from './newUserForm.tsx';

export interface AddUserFormProps {
  /** Accessible name of the form, such as `Add Customer Care User`. */
  label: string;
  /** Companies to choose from. */
  companies: UserFormOptions['companies'];
  /** What roles and companies are chosen from; without it the user gets none. */
  access?: NewUserAccessOptions;
  /** Saves a valid user; if it fails, the input is kept. */
  onAdd: AddUserHandler;
  /** Called when the user has been added. */
  onAdded: () => void;
  /** Called when the form is canceled. */
  onCancel: () => void;
}

/** Form for adding a user on a page. All rules come from the domain. @see docs/domain/users.md */
export function AddUserForm({ label, companies, access, onAdd, onAdded, onCancel }: AddUserFormProps) {
  return (
    <Form
      {...createNewUserFormOptions(companies, onAdd)}
      label={label}
      submitLabel="Add user"
      onSaved={onAdded}
      onCancel={onCancel}
    >
      <NewUserFields companies={companies} access={access} />
    </Form>
  );
}
