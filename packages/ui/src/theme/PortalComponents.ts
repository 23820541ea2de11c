import type { Interpolation, Theme } from '@mui/material/styles';
import type { AboutProps } from '../layout/About/About.tsx';
import type { ActionButtonProps } from '../layout/ActionButton/ActionButton.tsx';
import type { AppLayoutProps } from '../layout/AppLayout/AppLayout.tsx';
import type { CenteredPageProps } from '../layout/CenteredPage/CenteredPage.tsx';
import type { FooterProps } from '../layout/Footer/Footer.tsx';
import type { LinkButtonProps } from '../layout/LinkButton/LinkButton.tsx';
import type { LinkListProps } from '../layout/LinkList/LinkList.tsx';
import type { LinkTabsProps } from '../layout/LinkTabs/LinkTabs.tsx';
import type { MenuColumnsProps } from '../layout/MenuColumns/MenuColumns.tsx';
import type { MenuSearchProps } from '../layout/MenuSearch/MenuSearch.tsx';
import type { NoticeBannerProps } from '../layout/NoticeBanner/NoticeBanner.tsx';
import type { PageProps } from '../layout/Page/Page.tsx';
import type { SidebarMenuProps } from '../layout/SidebarMenu/SidebarMenu.tsx';
import type { UserMenuProps } from '../layout/UserMenu/UserMenu.tsx';
import type { AsyncContentProps } from '../feedback/AsyncContent/AsyncContent.tsx';
import type { ErrorBannerProps } from '../feedback/ErrorBanner/ErrorBanner.tsx';
import type { ErrorBoundaryProps } from '../feedback/ErrorBoundary/ErrorBoundary.tsx';
import type { NotificationsProps } from '../feedback/Notifications/Notifications.tsx';
import type { ProgressLineProps } from '../feedback/ProgressLine/ProgressLine.tsx';
import type { FormRootProps } from '../forms/Form/FormRoot.tsx';
import type { FormActionsProps } from '../forms/Form/FormActions.tsx';
import type { FormGridProps } from '../forms/Form/FormGrid.tsx';
import type { FormSummaryProps } from '../forms/Form/FormSummary.tsx';
import type { RadioGroupProps } from '../forms/inputs/RadioGroup/RadioGroup.tsx';
import type { DayInputProps } from '../forms/inputs/DayInput/DayInput.tsx';
import type { FilterFormProps } from '../tables/FilterForm/FilterForm.tsx';
import type { ChartProps } from '../charts/ChartPanel/ChartPanel.tsx';
import type { ConfirmModalProps } from '../modals/ConfirmModal/ConfirmModal.tsx';
import type { DiscardChangesModalProps } from '../modals/DiscardChangesModal/DiscardChangesModal.tsx';
import type { ModalFrameProps } from '../modals/Modal/ModalFrame.tsx';
import type { ProgressModalProps } from '../modals/ProgressModal/ProgressModal.tsx';
import type { DataTableProps } from '../tables/DataTable/DataTable.tsx';
import type { PagingBarProps } from '../tables/PagingBar/PagingBar.tsx';
import type { TreeTableProps } from '../tables/TreeTable/TreeTable.tsx';

/**
 * Component names that a theme can configure, with their props. `EditableGrid` adds itself by module
 * augmentation because its types need x-data-grid.
 */
export interface PortalComponents {
  PortalAbout: AboutProps;
  PortalActionButton: ActionButtonProps;
  PortalAppLayout: AppLayoutProps;
  PortalAsyncContent: AsyncContentProps<unknown>;
  PortalCenteredPage: CenteredPageProps;
  PortalChart: ChartProps<unknown>;
  PortalConfirmModal: ConfirmModalProps;
  PortalDataTable: DataTableProps<unknown, string | number>;
  PortalDayInput: DayInputProps;
  PortalDiscardChangesModal: DiscardChangesModalProps;
  PortalErrorBanner: ErrorBannerProps;
  PortalErrorBoundary: ErrorBoundaryProps;
  PortalFilterForm: FilterFormProps;
  PortalFooter: FooterProps;
  PortalForm: FormRootProps;
  PortalFormActions: FormActionsProps;
  PortalFormGrid: FormGridProps;
  PortalFormSummary: FormSummaryProps;
  PortalLinkButton: LinkButtonProps;
  PortalLinkList: LinkListProps;
  PortalLinkTabs: LinkTabsProps;
  PortalMenuColumns: MenuColumnsProps;
  PortalMenuSearch: MenuSearchProps;
  PortalModal: ModalFrameProps;
  PortalNoticeBanner: NoticeBannerProps;
  PortalNotifications: NotificationsProps;
  PortalPage: PageProps;
  PortalPagingBar: PagingBarProps;
  PortalProgressLine: ProgressLineProps;
  PortalProgressModal: ProgressModalProps;
  PortalRadioGroup: RadioGroupProps;
  PortalSidebarMenu: SidebarMenuProps;
  PortalTreeTable: TreeTableProps<object, string | number>;
  PortalUserMenu: UserMenuProps;
}

/** What a theme can set for a component. */
export interface ComponentThemeOptions<Props> {
  /** Defaults for props that are not passed; also its text, through `localeText`. */
  defaultProps?: Partial<Props>;
  /** Merged into the styles of the root element. */
  styleOverrides?: { root?: Interpolation<{ theme: Theme }> };
}

type PortalComponentThemeOptions = {
  [Name in keyof PortalComponents]?: ComponentThemeOptions<PortalComponents[Name]>;
};

declare module '@mui/material/styles' {
  interface Components extends PortalComponentThemeOptions {}
}
