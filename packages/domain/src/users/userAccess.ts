import type { AccessUser } from '../pages/access.ts';
import type { Company } from './company.ts';
import { ALL_COMPANIES, padCompanyAbbrev } from './companyAbbrev.ts';
import type { User } from './user.ts';

/** A role of the portal. */
export interface Role {
  rolename: string;
  applicationName: string;
}

/** Says that a user holds a role. */
export interface UserRole {
  username: string;
  rolename: string;
  applicationName: string;
}

/** A role of the servers behind the portal, which pages carry. */
export interface ServerRole {
  rolename: string;
}

/** Says that a user has access to a company. */
export interface CompanyAccess {
  /** The username. */
  userName: string;
  /** Padded to three characters; empty for all companies. */
  companyAbbrev: string;
  /** `N`: may only read. Anything else may alter. */
  mayAlter: string | null;
}

/** A user with what access to pages asks for. */
export type UserWithRoles = User & AccessUser;

/** The users, each with the roles held; usernames are compared exactly. */
export function withRoles(users: readonly User[], held: readonly UserRole[]): UserWithRoles[] {
  const rolesOf = new Map<string, string[]>();
  for (const { username, rolename } of held) {
    const roles = rolesOf.get(username);
    if (roles) roles.push(rolename);
    else rolesOf.set(username, [rolename]);
  }
  return users.map((user) => ({ ...user, roles: rolesOf.get(user.username) ?? [] }));
}

/** Comparing with a collator that is at hand is some ten times as quick as `localeCompare`, which matters for thousands. */
const byName = new Intl.Collator('en');

/** Not locked out, by user name: who is offered where roles and page access are administered (specification 1 §4). */
export function unlockedUsers<Some extends Pick<User, 'isLockedOut' | 'username'>>(
  users: readonly Some[],
): Some[] {
  return users
    .filter(({ isLockedOut }) => !isLockedOut)
    .toSorted((one, other) => byName.compare(one.username, other.username));
}

/** Whether an access record lets the user alter. */
export function mayAlter(access: Pick<CompanyAccess, 'mayAlter'>): boolean {
  return access.mayAlter !== 'N';
}

/** What `Merge Roles` gives to a user: the roles of another one that the user lacks, in their order. */
export function rolesToMerge(own: readonly string[], others: readonly string[]): string[] {
  return others.filter((role) => !own.includes(role));
}

/**
 * What `Merge Companies` gives to a user: the access of another one to companies the user has no access to, each with
 * the other's `mayAlter`. Access to all companies is a record like any other.
 */
export function accessToMerge(
  own: readonly CompanyAccess[],
  others: readonly CompanyAccess[],
): Pick<CompanyAccess, 'companyAbbrev' | 'mayAlter'>[] {
  const has = new Set(own.map(({ companyAbbrev }) => padCompanyAbbrev(companyAbbrev)));
  return others
    .filter(({ companyAbbrev }) => !has.has(padCompanyAbbrev(companyAbbrev)))
    .map((access) => ({ companyAbbrev: padCompanyAbbrev(access.companyAbbrev), mayAlter: access.mayAlter }));
}

/** The companies that access can be given to: `All companies` first, then the rest as given (specification 1 §3). */
export function companiesOfAccess(companies: readonly Company[]): Company[] {
  return [{ companyAbbrev: ALL_COMPANIES, companyName: 'All companies' }, ...companies];
}
