import { formatQuantity, type PageNode, type UserWithRoles } from '@portal/domain';
import type { AttentionItem } from '@portal/ui/layout';

/** How many are named; a person who deals with them sees the next ones then. */
const shownCount = 8;

interface Finding {
  /** What follows the number 1: `user has no role`. */
  one: string;
  /** What follows other numbers: `users have no role`. */
  many: string;
  tone?: AttentionItem['tone'];
  links: NonNullable<AttentionItem['links']>;
}

/** A line of an overview, or none if nothing is found. */
export function toFindings({ one, many, tone = 'info', links }: Finding): AttentionItem[] {
  if (links.length === 0) return [];
  const label = formatQuantity(links.length, one, many);
  return [{ key: many, tone, label, links: links.slice(0, shownCount) }];
}

export function findUsersWithoutRole(users: readonly UserWithRoles[]): AttentionItem[] {
  return toFindings({
    one: 'user has no role',
    many: 'users have no role',
    tone: 'warning',
    links: users.filter(({ roles }) => roles.length === 0).map(toUserLink),
  });
}

export function toUserLink({ username }: Pick<UserWithRoles, 'username'>) {
  return { label: username, href: `/Admin/ViewUserAccess?${new URLSearchParams({ user: username })}` };
}

export function toPageLink({ pageId, pageName }: Pick<PageNode, 'pageId' | 'pageName'>) {
  return { label: pageName, href: `/Admin/ViewPageUsers?page=${pageId}` };
}

export function toRoleLink(screen: 'Roles' | 'ServerRoles', role: string) {
  return { label: role, href: `/Admin/${screen}?${new URLSearchParams({ role })}` };
}
