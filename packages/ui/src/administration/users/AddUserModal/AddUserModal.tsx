import { FormModal, type FormModalProps } from '../../../forms/FormModal/FormModal.tsx';
import type { UserFormOptions } from '../userFormOptions.tsx';
import { type AddUserHandler, createNewUserFormOptions, NewUserFields } from '../AddUserForm/newUserForm.tsx';

export interface AddUserModalProps extends UserFormOptions {
  /** Saves a valid user; if it fails, the input is kept. */
  onAdd: AddUserHandler;
  /** Called when the user has been added or the form was canceled. */
  onClose: FormModalProps<never, never>['onClose'];
}

/** `AddUserForm` in a dialog, with a start page. */
export function AddUserModal({ companies, startPages, onAdd, onClose }: AddUserModalProps) {
  return (
    <FormModal
      {...createNewUserFormOptions(companies, onAdd)}
      title="Add user"
      submitLabel="Add user"
      onClose={onClose}
    >
      <NewUserFields companies={companies} startPages={startPages} />
    </FormModal>
  );
}
