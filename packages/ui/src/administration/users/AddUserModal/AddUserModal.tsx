import type { ReactNode } from 'react';
import { FormModal, type FormModalProps } from '../../../forms/FormModal/FormModal.tsx';
import type { UserFormOptions } from '../userFormOptions.tsx';
import { type AddUserHandler, createNewUserFormOptions, NewUserFields } from '../AddUserForm/newUserForm.tsx';

export interface AddUserModalProps extends Pick<FormModalProps<never, never>, 'onClose'>, UserFormOptions {
  /** Fields for roles and companies (`NewUserAccessFields`); without them the user gets none. */
  accessFields?: ReactNode;
  /** Saves a valid user; if it fails, the input is kept. */
  onAdd: AddUserHandler;
}

/** `AddUserForm` in a dialog, with a start page. */
export function AddUserModal({ companies, startPages, accessFields, onAdd, onClose }: AddUserModalProps) {
  return (
    <FormModal
      {...createNewUserFormOptions(companies, onAdd)}
      title="Add user"
      submitLabel="Add user"
      onClose={onClose}
    >
      <NewUserFields companies={companies} startPages={startPages} accessFields={accessFields} />
    </FormModal>
  );
}
