import { Form } from '../../../forms/Form/Form.tsx';
import type { UserChoices } from '../userChoices.tsx';
import { type AddUser, newUserForm, NewUserFields } from './newUserForm.tsx';

export interface AddUserFormProps {
  /** Accessible name and what the button says: `Add Customer Care User`. */
  label: string;
  /** The companies that a user may be added to. */
  companies: UserChoices['companies'];
  /** Stores a user that keeps all rules; a refusal leaves everything as it was typed. */
  onAdd: AddUser;
  /** Called when the user has been added. */
  onAdded: () => void;
  /** Called when the form is given up. */
  onCancel: () => void;
}

/** Adds a user on a page of its own. Every rule is the domain's. @see docs/domain/users.md */
export function AddUserForm({ label, companies, onAdd, onAdded, onCancel }: AddUserFormProps) {
  return (
    <Form
      {...newUserForm(companies, onAdd)}
      label={label}
      submitLabel="Add user"
      onSaved={onAdded}
      onCancel={onCancel}
    >
      <NewUserFields companies={companies} />
    </Form>
  );
}
