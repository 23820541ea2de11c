import {
  listAccessRequirements,
  ADMINISTER_ROLE,
  type AccessRequirement,
  type AccessUser,
} from './access.ts';
import type { PageNode } from './pageTree.ts';

/** Why a user can or cannot open a page. */
export interface AccessExplanation {
  page: PageNode;
  /** The same result as `canOpenPage`. */
  canOpen: boolean;
  /** All requirements of the page, met or not, from the top level of the tree down to the page. */
  requirements: readonly AccessRequirement[];
  /**
   * The roles the user is missing: one of each list. Empty when no role is missing. Roles do not help a locked user.
   */
  missingRoles: readonly (readonly string[])[];
}

export interface AccessText {
  /** `jdoe can open Mailer List` or `jdoe cannot open Mailer List`. */
  answer: string;
  /** One sentence per requirement that decides; for a page that cannot be opened, all that are not met. */
  reasons: readonly string[];
  /** What would give access; `null` when the page can be opened. */
  remedy: string | null;
}

/**
 * Explains why the user can or cannot open the page: lockout, roles of the page and its ancestors, `Administer`.
 * @see docs/domain/page-tree.md, "Why"
 */
export function explainAccess(page: PageNode, user: AccessUser): AccessExplanation {
  const requirements = [...listAccessRequirements(page, user)];
  return {
    page,
    canOpen: requirements.every((requirement) => requirement.isMet),
    requirements,
    missingRoles: findMissingRoles(requirements),
  };
}

/** The user's roles that give access to the page: those that match a requirement of the page or an ancestor. */
export function listGrantingRoles({ canOpen, requirements }: AccessExplanation): string[] {
  if (!canOpen) return [];
  const roles = requirements.flatMap((requirement) => {
    if (requirement.kind === 'role') return requirement.matchingRoles;
    return requirement.kind === 'administer' ? [ADMINISTER_ROLE] : [];
  });
  return [...new Set(roles)];
}

/** Formats the explanation; `userName` is the name used in its sentences. */
export function formatAccessExplanation(explanation: AccessExplanation, userName: string): AccessText {
  const { page, canOpen, requirements } = explanation;
  const decidingRequirements = requirements.filter((requirement) => requirement.isMet === canOpen);
  const reasons = new Set(
    decidingRequirements.flatMap((requirement) => formatReason(requirement, page, userName) ?? []),
  );
  return {
    answer: `${userName} ${canOpen ? 'can' : 'cannot'} open ${page.pageName}`,
    reasons: reasons.size > 0 ? [...reasons] : ['No role required: anyone with a role can open it'],
    remedy: canOpen ? null : `To allow access, ${listRemedies(explanation, userName).join(' and ')}`,
  };
}

/** `null` for a requirement that anyone with access to any page meets. */
function formatReason(requirement: AccessRequirement, page: PageNode, userName: string): string | null {
  switch (requirement.kind) {
    case 'unlocked':
      return requirement.isMet ? null : `${userName} is locked out`;
    case 'any-role':
      return requirement.isMet ? null : `${userName} has no role, and every page requires at least one`;
    case 'role': {
      const pageLabel =
        requirement.page === page ? page.pageName : `Parent page ${requirement.page.pageName}`;
      return requirement.isMet
        ? `${pageLabel}: allowed for ${formatRoles(requirement.matchingRoles, 'and')}`
        : `${pageLabel} requires ${formatRoles(requirement.roles, 'or')}`;
    }
    case 'administer': {
      const why =
        requirement.reason === 'under-admin'
          ? `Pages under /Admin require the role ${ADMINISTER_ROLE}`
          : `${requirement.page.pageName} has no valid parent page, so only administrators can open it`;
      return requirement.isMet ? `${why}; ${userName} has the role ${ADMINISTER_ROLE}` : why;
    }
  }
}

/** `the role JAS`, `the roles JAS and MSC`, `the role JAS or MSC`. */
function formatRoles(roles: readonly string[], conjunction: 'and' | 'or'): string {
  const names = roles.join(', ').replace(/, (?=[^,]*$)/, ` ${conjunction} `);
  return roles.length > 1 && conjunction === 'and' ? `the roles ${names}` : `the role ${names}`;
}

/** The steps, all of them necessary, that give the user access. */
function listRemedies({ requirements, missingRoles }: AccessExplanation, userName: string): string[] {
  const isUnmet = (kind: AccessRequirement['kind']) =>
    requirements.some((requirement) => requirement.kind === kind && !requirement.isMet);
  const roles = missingRoles.map((list) => list.join(' or ')).join(', and ');
  return [
    ...(isUnmet('unlocked') ? [`unlock ${userName}`] : []),
    ...(roles !== '' ? [`assign ${roles} to ${userName}`] : []),
    ...(roles === '' && isUnmet('any-role') ? [`assign any role to ${userName}`] : []),
  ];
}

/** Lists that contain all names of a shorter list are redundant and removed. */
function findMissingRoles(requirements: readonly AccessRequirement[]): string[][] {
  const lists = requirements
    .flatMap((requirement) => (requirement.isMet ? [] : [getRequiredRoles(requirement)]))
    .filter((list) => list.length > 0);
  return lists.filter(
    (list, index) =>
      !lists.some(
        (other, otherIndex) =>
          otherIndex !== index &&
          other.every((role) => list.includes(role)) &&
          (other.length < list.length || otherIndex < index),
      ),
  );
}

function getRequiredRoles(requirement: AccessRequirement): string[] {
  if (requirement.kind === 'role') return [...requirement.roles];
  return requirement.kind === 'administer' ? [ADMINISTER_ROLE] : [];
}
