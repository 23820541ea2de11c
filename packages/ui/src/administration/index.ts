export { MessageForm, type MessageFormProps } from './messages/MessageForm/MessageForm.tsx';
export { SiteStatus, type SiteStatusProps } from './site/SiteStatus/SiteStatus.tsx';
export type { AddUser } from './users/AddUserForm/newUserForm.tsx';
export { AddUserForm, type AddUserFormProps } from './users/AddUserForm/AddUserForm.tsx';
export { AddUserModal, type AddUserModalProps } from './users/AddUserForm/AddUserModal.tsx';
export type { SaveUser, UserSave } from './users/EditUserModal/editUserForm.ts';
export { EditUserModal, type EditUserModalProps } from './users/EditUserModal/EditUserModal.tsx';
export {
  TerminateUserForm,
  type TerminateUserFormProps,
} from './users/TerminateUserForm/TerminateUserForm.tsx';
export type { UserChoices } from './users/userChoices.tsx';
export { activeUserColumns, dormantUserColumns, maintainedUserColumns } from './users/userColumns.ts';
