import type { AccessUser } from '../pages/access.ts';
import { sortNaturally } from '../text/naturalOrder.ts';
import type { Company } from './company.ts';
import { ALL_COMPANIES, padCompanyAbbrev } from './companyAbbrev.ts';
import type { User } from './user.ts';

/** A role of the portal. */
export interface Role {
  rolename: string;
  applicationName: string;
}

export interface UserRole {
  username: string;
  rolename: string;
  applicationName: string;
}

/** A role of the servers behind the portal, assigned to pages. */
export interface ServerRole {
  rolename: string;
}

export interface CompanyAccess {
  /** The username. */
  userName: string;
  /** Padded to three characters; empty for all companies. */
  companyAbbrev: string;
  /** `N`: read-only. Any other value: may edit. */
  mayAlter: string | null;
}

/** A user with the data that page access depends on. */
export type UserWithRoles = User & AccessUser;

/** Adds to each user their roles; usernames are case-sensitive. */
export function addRolesToUsers(users: readonly User[], userRoles: readonly UserRole[]): UserWithRoles[] {
  const rolesOf = new Map<string, string[]>();
  for (const { username, rolename } of userRoles) {
    const roles = rolesOf.get(username);
    if (roles) roles.push(rolename);
    else rolesOf.set(username, [rolename]);
  }
  return users.map((user) => ({ ...user, roles: rolesOf.get(user.username) ?? [] }));
}

/**
 * Users who are not locked out, sorted by user name, for the administration of roles and page access (specification 1
 * §4).
 */
export function listUnlockedUsers<Some extends Pick<User, 'isLockedOut' | 'username'>>(
  users: readonly Some[],
): Some[] {
  return sortNaturally(
    users.filter(({ isLockedOut }) => !isLockedOut),
    ({ username }) => username,
  );
}

/** Whether an access record allows editing. */
export function canAlter(access: Pick<CompanyAccess, 'mayAlter'>): boolean {
  return access.mayAlter !== 'N';
}

/** The roles that `Merge Roles` adds: those of the other user that the user lacks, in order. */
export function findRolesToMerge(own: readonly string[], others: readonly string[]): string[] {
  return others.filter((role) => !own.includes(role));
}

/**
 * The access that `Merge Companies` adds: the other user's access to companies the user has no access to, with the
 * other's `mayAlter`. Access to all companies is treated like any other.
 */
export function findAccessToMerge(
  own: readonly CompanyAccess[],
  others: readonly CompanyAccess[],
): Pick<CompanyAccess, 'companyAbbrev' | 'mayAlter'>[] {
  const has = new Set(own.map(({ companyAbbrev }) => padCompanyAbbrev(companyAbbrev)));
  return others
    .filter(({ companyAbbrev }) => !has.has(padCompanyAbbrev(companyAbbrev)))
    .map((access) => ({ companyAbbrev: padCompanyAbbrev(access.companyAbbrev), mayAlter: access.mayAlter }));
}

/** The options for company access: `All companies` first, then the rest as given (specification 1 §3). */
export function listAccessCompanies(companies: readonly Company[]): Company[] {
  return [{ companyAbbrev: ALL_COMPANIES, companyName: 'All companies' }, ...companies];
}
