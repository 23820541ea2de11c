import {
  findAccessToMerge,
  listAccessCompanies,
  canAlter,
  padCompanyAbbrev,
  listUnlockedUsers,
  type Company,
  type CompanyAccess,
  type User,
} from '@portal/domain';
import { CompanyAccessList, MergeForm, type CompanyAccessRow } from '@portal/ui/administration';
import { asyncList } from '../../../api/asyncState.ts';
import { combineStates } from '../../../api/combineStates.ts';
import { useCompanies } from '../../../api/resources/companies.ts';
import {
  grantCompanyAccess,
  revokeCompanyAccess,
  updateCompanyAccess,
  useCompanyAccess,
} from '../../../api/resources/companyAccess.ts';
import { useUsers } from '../../../api/resources/users.ts';
import type { RecordDialogProps } from '../../../dialogs/Dialogs.ts';
import { mergeSequentially } from '../shared/mergeSequentially.ts';
import { UserModal } from '../shared/UserModal.tsx';

interface CompaniesData {
  users: readonly User[];
  companies: readonly Company[];
  access: readonly CompanyAccess[];
}

/** Checkboxes for a user's company access; changes are saved immediately (specification 1 §4). */
export function EditUserCompanies(props: RecordDialogProps) {
  const state = combineStates({
    users: asyncList(useUsers()),
    companies: asyncList(useCompanies()),
    access: asyncList(useCompanyAccess()),
  });
  return (
    <UserModal {...props} title="Edit companies" savesAtOnce state={state}>
      {(data, user) => <UserCompanies data={data} user={user} />}
    </UserModal>
  );
}

function UserCompanies({ data: { users, companies, access }, user }: { data: CompaniesData; user: User }) {
  const userName = user.username;
  const listAccess = (name: string) => access.filter((each) => each.userName === name);
  const own = listAccess(userName);
  const options = listAccessCompanies(companies);
  const rows = options.map((company) => toRow(company, own));
  const others = listUnlockedUsers(users).filter(({ userId }) => userId !== user.userId);
  const findMissing = (from: string) => findAccessToMerge(own, listAccess(from));
  const toKey = ({ companyAbbrev }: { companyAbbrev: string }) => ({ userName, companyAbbrev });
  const getCompanyName = (abbrev: string) =>
    options.find(({ companyAbbrev }) => padCompanyAbbrev(companyAbbrev) === abbrev)?.companyName ?? abbrev;
  return (
    <>
      <CompanyAccessList
        label={`Companies of ${userName}`}
        rows={rows}
        onAccess={({ row, isOn }) =>
          isOn ? grantCompanyAccess({ ...toKey(row), access: 'read' }) : revokeCompanyAccess(toKey(row))
        }
        onAlter={({ row, isOn }) => updateCompanyAccess({ ...toKey(row), access: isOn ? 'alter' : 'read' })}
      />
      <MergeForm
        buttonLabel="Merge Companies"
        userLabel="Copy companies from"
        users={others}
        listAdditions={({ username }) =>
          findMissing(username).map((each) =>
            canAlter(each)
              ? `${getCompanyName(each.companyAbbrev)} (can edit)`
              : getCompanyName(each.companyAbbrev),
          )
        }
        nothingToAddText={`${userName} already has access to all of these companies.`}
        onMerge={({ username }) =>
          mergeSequentially(
            findMissing(username),
            (each) => getCompanyName(each.companyAbbrev),
            (each) => grantCompanyAccess({ ...toKey(each), access: canAlter(each) ? 'alter' : 'read' }),
          )
        }
      />
    </>
  );
}

function toRow({ companyAbbrev, companyName }: Company, own: readonly CompanyAccess[]): CompanyAccessRow {
  const abbrev = padCompanyAbbrev(companyAbbrev);
  const ownAccess = own.find((access) => padCompanyAbbrev(access.companyAbbrev) === abbrev);
  return {
    companyAbbrev: abbrev,
    companyName,
    hasAccess: ownAccess !== undefined,
    mayAlter: ownAccess !== undefined && canAlter(ownAccess),
  };
}
