import { validateCompany } from '@portal/domain';
import { companyColumns } from '@portal/ui/administration';
import { Page } from '@portal/ui/layout';
import { EditableGrid } from '@portal/ui/tables/EditableGrid';
import { AddButton } from '../../../actions/AddButton.tsx';
import { asyncList } from '../../../api/asyncState.ts';
import { saveCompany, useCompanies } from '../../../api/resources/companies.ts';
import { fileNames } from '../../../downloads/fileNames.ts';
import { formatCount } from '../../../lists/formatCount.ts';
import { useTableColumns } from '../../../lists/useTableColumns.ts';
import { useTableStateInUrl } from '../../../url/useTableStateInUrl.ts';

/** The companies that users belong to and have access to: add and rename. */
export function CompaniesScreen() {
  const companies = asyncList(useCompanies());
  return (
    <Page
      title="Companies"
      count={formatCount(companies, 'company', 'companies')}
      actions={<AddButton dialog="addCompany" />}
    >
      <EditableGrid
        {...useTableColumns('Companies', companyColumns)}
        sortFilter={useTableStateInUrl(companyColumns)}
        rows={companies}
        rowId={({ companyAbbrev }) => companyAbbrev}
        validate={validateCompany}
        onSave={({ row }) => saveCompany(row)}
        empty={{ text: 'No Data Available', hint: 'Add a company to be able to add users.' }}
        tools={{ print: true, csv: { fileName: fileNames.companies } }}
      />
    </Page>
  );
}
