import type { ReactNode } from 'react';
import { Form } from '../../../forms/Form/Form.tsx';
import type { UserFormOptions } from '../userFormOptions.tsx';
import { type AddUserHandler, createNewUserFormOptions, NewUserFields } from './newUserForm.tsx';

export interface AddUserFormProps {
  /** Accessible name of the form, such as `Add Customer Care User`. */
  label: string;
  /** Companies to choose from. */
  companies: UserFormOptions['companies'];
  /** Fields for roles and companies (`NewUserAccessFields`); without them the user gets none. */
  accessFields?: ReactNode;
  /** Saves a valid user; if it fails, the input is kept. */
  onAdd: AddUserHandler;
  /** Called when the user has been added. */
  onAdded: () => void;
  /** Called when the form is canceled. */
  onCancel: () => void;
}

/** Form for adding a user on a page. All rules come from the domain. */
export function AddUserForm({ label, companies, accessFields, onAdd, onAdded, onCancel }: AddUserFormProps) {
  return (
    <Form
      {...createNewUserFormOptions(companies, onAdd)}
      label={label}
      submitLabel="Add user"
      onSaved={onAdded}
      onCancel={onCancel}
    >
      <NewUserFields companies={companies} accessFields={accessFields} />
    </Form>
  );
}
