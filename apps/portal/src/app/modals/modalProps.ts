import type { AddPortalPageProps } from '../../screens/administration/AddPortalPage.tsx';
import type { MovePageProps } from '../../screens/administration/MovePage.tsx';
import type { PageRolesProps } from '../../screens/administration/PageRoles.tsx';
import type { PageServerRolesProps } from '../../screens/administration/PageServerRoles.tsx';
import type { EditUserProps } from '../../screens/administration/EditUser.tsx';
import type { UserModalProps } from '../../screens/administration/EditUserRoles.tsx';
import type { CampaignDialogProps } from '../../screens/campaigns/CampaignDialog/CampaignDialog.tsx';
import type { ConfirmProps } from './Confirm.tsx';

/** The props of each type of modal. A new type needs a line here and in `PortalModals.tsx`. */
export interface ModalProps {
  confirm: ConfirmProps;
  addDashboardPage: object;
  addPortalPage: AddPortalPageProps;
  addStartPage: object;
  editCampaign: Omit<CampaignDialogProps, 'onClose'>;
  addUser: object;
  editUser: EditUserProps;
  editUserRoles: UserModalProps;
  editUserCompanies: UserModalProps;
  showUserAccess: UserModalProps;
  movePage: MovePageProps;
  pageRoles: PageRolesProps;
  pageServerRoles: PageServerRolesProps;
}
