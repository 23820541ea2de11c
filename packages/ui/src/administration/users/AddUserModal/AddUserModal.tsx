import { FormModal, type FormModalProps } from '../../../forms/FormModal/FormModal.tsx';
import type { UserFormOptions } from '../userFormOptions.tsx';
import {
  type AddUserHandler,
  createNewUserFormOptions,
  type NewUserAccessOptions,
  NewUserFields,
} from '../AddUserForm/newUserForm.tsx';

export interface AddUserModalProps extends UserFormOptions {
  /** What roles and companies are chosen from; without it the user gets none. */
  access?: NewUserAccessOptions;
  /** Saves a valid user; if it fails, the input is kept. */
  onAdd: AddUserHandler;
  /** Called when the user has been added or the form was canceled. */
  onClose: FormModalProps<never, never>['onClose'];
}

/** `AddUserForm` in a dialog, with a start page. */
export function AddUserModal({ companies, startPages, access, onAdd, onClose }: AddUserModalProps) {
  return (
    <FormModal
      {...createNewUserFormOptions(companies, onAdd)}
      title="Add user"
      submitLabel="Add user"
      onClose={onClose}
    >
      <NewUserFields companies={companies} startPages={startPages} access={access} />
    </FormModal>
  );
}
