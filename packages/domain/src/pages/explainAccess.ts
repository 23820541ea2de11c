import { accessSteps, ADMINISTER_ROLE, type AccessStep, type AccessUser } from './access.ts';
import type { PageNode } from './pageTree.ts';

/** Why a user can or cannot open a page. */
export interface AccessExplanation {
  page: PageNode;
  /** The same result as `canReach`. */
  canOpen: boolean;
  /** All requirements of the page, met or not, from the top level of the tree down to the page. */
  steps: readonly AccessStep[];
  /**
   * The roles the user is missing: one of each list. Empty when no role is missing. Roles do not help a locked user.
   */
  missingRoles: readonly (readonly string[])[];
}

/** An explanation as text. */
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
  const steps = [...accessSteps(page, user)];
  return { page, canOpen: steps.every((step) => step.met), steps, missingRoles: rolesLacking(steps) };
}

/** The user's roles that give access to the page: those that match a requirement of the page or an ancestor. */
export function decidingRoles({ canOpen, steps }: AccessExplanation): string[] {
  if (!canOpen) return [];
  const roles = steps.flatMap((step) => {
    if (step.asks === 'role') return step.held;
    return step.asks === 'administer' ? [ADMINISTER_ROLE] : [];
  });
  return [...new Set(roles)];
}

/** Formats the explanation; `userName` is the name used in its sentences. */
export function accessText(explanation: AccessExplanation, userName: string): AccessText {
  const { page, canOpen, steps } = explanation;
  const decisive = steps.filter((step) => step.met === canOpen);
  const reasons = new Set(decisive.flatMap((step) => reasonText(step, page, userName) ?? []));
  return {
    answer: `${userName} ${canOpen ? 'can' : 'cannot'} open ${page.pageName}`,
    reasons:
      reasons.size > 0 ? [...reasons] : ['Neither it nor a page above it names a role: any role opens it'],
    remedy: canOpen ? null : `To open it, ${remedies(explanation, userName).join(' and ')}`,
  };
}

/** `null` for a requirement that anyone with access to any page meets. */
function reasonText(step: AccessStep, page: PageNode, userName: string): string | null {
  switch (step.asks) {
    case 'unlocked':
      return step.met ? null : `${userName} is locked out`;
    case 'any-role':
      return step.met ? null : `${userName} holds no role, and every page asks for at least one`;
    case 'role': {
      const place = step.page === page ? page.pageName : `${step.page.pageName}, above it,`;
      return step.met
        ? `${place} is opened by ${rolesText(step.held, 'and')}`
        : `${place} asks for ${rolesText(step.roles, 'or')}`;
    }
    case 'administer': {
      const why =
        step.because === 'under-admin'
          ? `Everything under /Admin asks for the role ${ADMINISTER_ROLE}`
          : `Where ${step.page.pageName} belongs is not known, so it asks for the role ${ADMINISTER_ROLE}`;
      return step.met ? `${why}, which ${userName} holds` : why;
    }
  }
}

/** `the role JAS`, `the roles JAS and MSC`, `the role JAS or MSC`. */
function rolesText(roles: readonly string[], word: 'and' | 'or'): string {
  const names = roles.join(', ').replace(/, (?=[^,]*$)/, ` ${word} `);
  return roles.length > 1 && word === 'and' ? `the roles ${names}` : `the role ${names}`;
}

/** The steps, all of them necessary, that give the user access. */
function remedies({ steps, missingRoles }: AccessExplanation, userName: string): string[] {
  const isUnmet = (asks: AccessStep['asks']) => steps.some((step) => step.asks === asks && !step.met);
  const roles = missingRoles.map((list) => list.join(' or ')).join(', and ');
  return [
    ...(isUnmet('unlocked') ? [`unlock ${userName}`] : []),
    ...(roles !== '' ? [`give ${userName} ${roles}`] : []),
    ...(roles === '' && isUnmet('any-role') ? [`give ${userName} any role`] : []),
  ];
}

/** Lists that contain all names of a shorter list are redundant and removed. */
function rolesLacking(steps: readonly AccessStep[]): string[][] {
  const lists = steps
    .flatMap((step) => (step.met ? [] : [neededRoles(step)]))
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

function neededRoles(step: AccessStep): string[] {
  if (step.asks === 'role') return [...step.roles];
  return step.asks === 'administer' ? [ADMINISTER_ROLE] : [];
}
