import type { EditUserProps } from '../../screens/administration/EditUser.tsx';
import type { UserModalProps } from '../../screens/administration/EditUserRoles.tsx';
import type { ConfirmProps } from './Confirm.tsx';

/** What each type of modal is opened with. A new one is a line here and a line in `PortalModals.tsx`. */
export interface ModalProps {
  confirm: ConfirmProps;
  addDashboardPage: object;
  addStartPage: object;
  addUser: object;
  editUser: EditUserProps;
  editUserRoles: UserModalProps;
  editUserCompanies: UserModalProps;
  showUserAccess: UserModalProps;
}
