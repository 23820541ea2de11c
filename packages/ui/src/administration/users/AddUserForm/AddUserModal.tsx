import { FormModal, type FormModalProps } from '../../../modals/FormModal/FormModal.tsx';
import type { UserChoices } from '../userChoices.tsx';
import { type AddUser, newUserForm, NewUserFields } from './newUserForm.tsx';

export interface AddUserModalProps extends UserChoices {
  /** Stores a user that keeps all rules; a refusal leaves everything as it was typed. */
  onAdd: AddUser;
  /** Time to close: the user has been added, or the form was given up. */
  onClose: FormModalProps<never, never>['onClose'];
}

/** The same form in a dialog, with a start page. */
export function AddUserModal({ companies, startPages, onAdd, onClose }: AddUserModalProps) {
  return (
    <FormModal {...newUserForm(companies, onAdd)} title="Add user" submitLabel="Add user" onClose={onClose}>
      <NewUserFields companies={companies} startPages={startPages} />
    </FormModal>
  );
}
