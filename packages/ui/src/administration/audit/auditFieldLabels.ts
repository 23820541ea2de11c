import { companyColumns } from '../companies/companyColumns.ts';
import { dashboardPageColumns } from '../dashboardPages/dashboardPageColumns.ts';
import { defaultValueColumns } from '../defaultValues/defaultValueColumns.ts';
import { pageColumns } from '../pages/pageColumns.ts';
import { startPageColumns } from '../startPages/startPageColumns.ts';
import { userFieldLabels } from '../users/EditUserModal/editUserForm.ts';

const fields: Readonly<Record<string, readonly { field?: string | undefined; heading: string }[]>> = {
  updateCompany: companyColumns,
  updateDashboardPage: dashboardPageColumns,
  updateDefaultValue: defaultValueColumns,
  updatePage: pageColumns,
  updateStartPage: startPageColumns,
  updateUser: Object.entries(userFieldLabels).map(([field, heading]) => ({ field, heading })),
};

/** The label that a changed field has on its screen; a field without one is returned unchanged. */
export function getAuditFieldLabel(operation: string, name: string): string {
  return fields[operation]?.find(({ field }) => field === name)?.heading ?? name;
}
