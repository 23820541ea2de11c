export { activeUserColumns, dormantUserColumns } from './users/userColumns.ts';
export { AccessReason, type AccessReasonProps } from './access/AccessReason/AccessReason.tsx';
export { type Choice, ChoiceList, type ChoiceListProps } from './access/ChoiceList/ChoiceList.tsx';
export { MergeForm, type MergeFormProps } from './access/MergeForm/MergeForm.tsx';
export { PageTree, type PageTreeProps, type PageTreeUse } from './access/PageTree/PageTree.tsx';
export { pagesWithAncestors } from './access/PageTree/filterPages.ts';
export { PaneHead, type PaneHeadProps, PaneHint, Panes, type PanesProps } from './access/Panes/Panes.tsx';
export type { ToggleAnswer } from './access/ToggleAnswer.ts';
export { type ToggleItem, ToggleList, type ToggleListProps } from './access/ToggleList/ToggleList.tsx';
export { UserPicker, type UserPickerProps } from './access/UserPicker/UserPicker.tsx';
export { auditColumns, auditFileColumns } from './audit/auditColumns.ts';
export { AuditDetails, type AuditDetailsProps } from './audit/AuditDetails/AuditDetails.tsx';
export {
  type AuditSearch,
  AuditSearchForm,
  type AuditSearchFormProps,
} from './audit/AuditSearchForm/AuditSearchForm.tsx';
export {
  CompanyAccessList,
  type CompanyAccessListProps,
  type CompanyAccessRow,
} from './companies/CompanyAccessList/CompanyAccessList.tsx';
export { NameForm, type NameFormProps } from './roles/NameForm/NameForm.tsx';
