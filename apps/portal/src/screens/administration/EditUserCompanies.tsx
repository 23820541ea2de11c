import {
  accessToMerge,
  companiesOfAccess,
  mayAlter,
  padCompanyAbbrev,
  unlockedUsers,
  type Company,
  type CompanyAccess,
  type User,
} from '@portal/domain';
import { CompanyAccessList, MergeForm, type CompanyAccessRow } from '@portal/ui/administration';
import { Modal, type HostedModalProps } from '@portal/ui/modals';
import { asyncList } from '../../api/asyncState.ts';
import { combinedState } from '../../api/combinedState.ts';
import { useCompanies } from '../../api/companies.ts';
import {
  grantCompanyAccess,
  revokeCompanyAccess,
  updateCompanyAccess,
  useCompanyAccess,
} from '../../api/companyAccess.ts';
import { useUsers } from '../../api/users.ts';
import type { UserModalProps } from './EditUserRoles.tsx';
import { mergeOneByOne } from './mergeOneByOne.ts';
import { UserModalBody } from './UserModalBody.tsx';

interface CompaniesData {
  users: readonly User[];
  companies: readonly Company[];
  access: readonly CompanyAccess[];
}

/** Checkboxes for a user's company access; changes are saved immediately (specification 1 §4). */
export function EditUserCompanies({ userId, onClose }: UserModalProps & HostedModalProps) {
  const state = combinedState({
    users: asyncList(useUsers()),
    companies: asyncList(useCompanies()),
    access: asyncList(useCompanyAccess()),
  });
  const user = state.status === 'ready' ? state.data.users.find((each) => each.userId === userId) : undefined;
  return (
    <Modal title={user ? `Edit companies of ${user.username}` : 'Edit companies'} onClose={onClose}>
      <UserModalBody state={state} user={user}>
        {(data, found) => <UserCompanies data={data} user={found} />}
      </UserModalBody>
    </Modal>
  );
}

function UserCompanies({ data: { users, companies, access }, user }: { data: CompaniesData; user: User }) {
  const userName = user.username;
  const accessOf = (name: string) => access.filter((each) => each.userName === name);
  const own = accessOf(userName);
  const offered = companiesOfAccess(companies);
  const rows = offered.map((company) => toRow(company, own));
  const others = unlockedUsers(users).filter(({ userId }) => userId !== user.userId);
  const missing = (from: string) => accessToMerge(own, accessOf(from));
  const keyOf = ({ companyAbbrev }: { companyAbbrev: string }) => ({ userName, companyAbbrev });
  const nameOf = (abbrev: string) =>
    offered.find(({ companyAbbrev }) => padCompanyAbbrev(companyAbbrev) === abbrev)?.companyName ?? abbrev;
  return (
    <>
      <CompanyAccessList
        label={`Companies of ${userName}`}
        rows={rows}
        onAccess={({ row, isOn }) =>
          isOn ? grantCompanyAccess({ ...keyOf(row), access: 'read' }) : revokeCompanyAccess(keyOf(row))
        }
        onAlter={({ row, isOn }) => updateCompanyAccess({ ...keyOf(row), access: isOn ? 'alter' : 'read' })}
      />
      <MergeForm
        buttonLabel="Merge Companies"
        users={others}
        additions={({ username }) =>
          missing(username).map((each) =>
            mayAlter(each) ? `${nameOf(each.companyAbbrev)} (may alter)` : nameOf(each.companyAbbrev),
          )
        }
        nothingText={`${userName} has access to all of these companies already.`}
        onMerge={({ username }) =>
          mergeOneByOne(
            missing(username),
            (each) => nameOf(each.companyAbbrev),
            (each) => grantCompanyAccess({ ...keyOf(each), access: mayAlter(each) ? 'alter' : 'read' }),
          )
        }
      />
    </>
  );
}

function toRow({ companyAbbrev, companyName }: Company, own: readonly CompanyAccess[]): CompanyAccessRow {
  const abbrev = padCompanyAbbrev(companyAbbrev);
  const held = own.find((access) => padCompanyAbbrev(access.companyAbbrev) === abbrev);
  return {
    companyAbbrev: abbrev,
    companyName,
    hasAccess: held !== undefined,
    mayAlter: held !== undefined && mayAlter(held),
  };
}
