import { newUserDefaults } from '@portal/domain';
import { AddUserForm } from '@portal/ui/administration';
import { Page } from '@portal/ui/layout';
import { useNavigate } from 'react-router-dom';
import { asyncList } from '../../../api/asyncState.ts';
import { useCompanies } from '../../../api/resources/companies.ts';
import { addUserAndNotify } from '../shared/addUserAndNotify.ts';
import { LazyNewUserAccess } from '../shared/LazyNewUserAccess.tsx';
import { ADMIN_PATH } from '../paths.ts';

const { companyAbbrev: careCompany } = newUserDefaults;

/** Adds a customer care user; the company is fixed (specification 1 §2 and §6). */
export function AddTempUserScreen() {
  const navigate = useNavigate();
  const companies = asyncList(useCompanies(), (all) =>
    all.filter(({ companyAbbrev }) => companyAbbrev === careCompany),
  );
  const leave = () => void navigate(ADMIN_PATH);
  return (
    <Page title="Add Customer Care User">
      <AddUserForm
        label="Add Customer Care User"
        companies={companies}
        accessFields={<LazyNewUserAccess />}
        onAdd={addUserAndNotify}
        onAdded={leave}
        onCancel={leave}
      />
    </Page>
  );
}
