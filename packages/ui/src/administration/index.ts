export { AccessReason, type AccessReasonProps } from './access/AccessReason/AccessReason.tsx';
export {
  AccessFindings,
  type AccessFindingsProps,
  AccessOverview,
  type AccessOverviewProps,
} from './access/AccessOverview/AccessOverview.tsx';
export { type Choice, ChoiceList, type ChoiceListProps } from './access/ChoiceList/ChoiceList.tsx';
export { FilterBox, matchesFilter, type FilterBoxProps } from './access/FilterBox.tsx';
export { MergeForm, type MergeFormProps } from './access/MergeForm/MergeForm.tsx';
export { pageGroupColumns, roleGroupColumns, roleUseColumns } from './access/overviewColumns.ts';
export { pageUserColumns, type PageUser } from './access/pageUserColumns.ts';
export { PageCheckboxTree, type PageCheckboxTreeProps } from './access/PageCheckboxTree/PageCheckboxTree.tsx';
export { filterPages } from './access/PageTree/filterPages.ts';
export { PageTree } from './access/PageTree/PageTree.tsx';
export type { PageTreeInteraction, PageTreeProps } from './access/PageTree/PageTreeProps.ts';
export {
  PaneHeader,
  type PaneHeaderProps,
  PaneHint,
  type PaneHintProps,
  Panes,
  type PanesProps,
  PaneStack,
} from './access/Panes/Panes.tsx';
export type { ToggleResult } from './access/useToggles.ts';
export { type ToggleItem, ToggleList, type ToggleListProps } from './access/ToggleList/ToggleList.tsx';
export { UserPicker, type UserPickerProps } from './access/UserPicker/UserPicker.tsx';
export { auditColumns, auditFileColumns } from './audit/auditColumns.ts';
export { auditFilters } from './audit/auditFilters.ts';
export { AuditDetails, type AuditDetailsProps } from './audit/AuditDetails/AuditDetails.tsx';
export { AddCompanyModal, type AddCompanyModalProps } from './companies/AddCompanyModal/AddCompanyModal.tsx';
export { companyColumns } from './companies/companyColumns.ts';
export {
  CompanyAccessList,
  type CompanyAccessListProps,
  type CompanyAccessRow,
} from './companies/CompanyAccessList/CompanyAccessList.tsx';
export { NameForm, type NameFormProps } from './roles/NameForm/NameForm.tsx';
export {
  AddDashboardPageModal,
  type AddDashboardPageModalProps,
} from './dashboardPages/AddDashboardPageModal/AddDashboardPageModal.tsx';
export { dashboardPageColumns } from './dashboardPages/dashboardPageColumns.ts';
export { defaultValueColumns } from './defaultValues/defaultValueColumns.ts';
export { MessageForm, type MessageFormProps } from './messages/MessageForm/MessageForm.tsx';
export { DeliveriesModal, type DeliveriesModalProps } from './messages/DeliveriesModal/DeliveriesModal.tsx';
export { sentMessageColumns } from './messages/sentMessageColumns.ts';
export { SiteStatus, type SiteStatusProps } from './site/SiteStatus/SiteStatus.tsx';
export {
  AddStartPageModal,
  type AddStartPageModalProps,
} from './startPages/AddStartPageModal/AddStartPageModal.tsx';
export { startPageColumns } from './startPages/startPageColumns.ts';
export type { AddUserHandler, NewUserAccess } from './users/AddUserForm/newUserForm.tsx';
export { AddUserForm, type AddUserFormProps } from './users/AddUserForm/AddUserForm.tsx';
export { AddUserModal, type AddUserModalProps } from './users/AddUserModal/AddUserModal.tsx';
export type { SaveUserHandler, UserSaveRequest } from './users/EditUserModal/editUserForm.ts';
export { EditUserModal, type EditUserModalProps } from './users/EditUserModal/EditUserModal.tsx';
export {
  NewUserAccessFields,
  type NewUserAccessFieldsProps,
} from './users/NewUserAccessFields/NewUserAccessFields.tsx';
export {
  TerminateUserForm,
  type TerminateUserFormProps,
} from './users/TerminateUserForm/TerminateUserForm.tsx';
export type { UserFormOptions } from './users/userFormOptions.tsx';
export { activeUserColumns, dormantUserColumns, createMaintainedUserColumns } from './users/userColumns.ts';
export { AccessEffect, type AccessEffectProps } from './pages/AccessEffect/AccessEffect.tsx';
export {
  AddPortalPageModal,
  type AddPortalPageModalProps,
} from './pages/AddPortalPageModal/AddPortalPageModal.tsx';
export { MovePageModal, type MovePageModalProps } from './pages/MovePageModal/MovePageModal.tsx';
export { pageColumns } from './pages/pageColumns.ts';
export { PageRolesModal, type PageRolesModalProps } from './pages/PageRolesModal/PageRolesModal.tsx';
