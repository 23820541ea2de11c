import { accessSteps, ADMINISTER_ROLE, type AccessStep, type AccessUser } from './access.ts';
import type { PageNode } from './pageTree.ts';

/** Why a user can or cannot open a page. */
export interface AccessExplanation {
  page: PageNode;
  /** The same answer as `canReach`. */
  canOpen: boolean;
  /** Everything the page asks of the user, met or not, from the top level of the tree down to the page. */
  steps: readonly AccessStep[];
  /**
   * The roles the user would need beside those held: one of each list. Empty when none is missing; a lock is not
   * opened by a role.
   */
  missingRoles: readonly (readonly string[])[];
}

/** An explanation in words. */
export interface AccessText {
  /** `jdoe can open Mailer List` or `jdoe cannot open Mailer List`. */
  answer: string;
  /** One sentence for each thing that decides; for a page that cannot be opened, all that stands in the way. */
  reasons: readonly string[];
  /** What would open the page; `null` when it can be opened. */
  remedy: string | null;
}

/**
 * Why the user can or cannot open the page: the lock, the roles of the page and of every page above it, `Administer`.
 * @see docs/domain/page-tree.md, "Why"
 */
export function explainAccess(page: PageNode, user: AccessUser): AccessExplanation {
  const steps = [...accessSteps(page, user)];
  return { page, canOpen: steps.every((step) => step.met), steps, missingRoles: rolesLacking(steps) };
}

/** The roles that open the page to the user: those held of the ones it asks for, on its own and above it. */
export function decidingRoles({ canOpen, steps }: AccessExplanation): string[] {
  if (!canOpen) return [];
  const roles = steps.flatMap((step) => {
    if (step.asks === 'role') return step.held;
    return step.asks === 'administer' ? [ADMINISTER_ROLE] : [];
  });
  return [...new Set(roles)];
}

/** The explanation for people; `userName` is how the user is called in it. */
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

/** Null: a step that says nothing, since everybody who can open anything meets it. */
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

/** What to do, each of it, so that the user can open the page. */
function remedies({ steps, missingRoles }: AccessExplanation, userName: string): string[] {
  const isUnmet = (asks: AccessStep['asks']) => steps.some((step) => step.asks === asks && !step.met);
  const roles = missingRoles.map((list) => list.join(' or ')).join(', and ');
  return [
    ...(isUnmet('unlocked') ? [`unlock ${userName}`] : []),
    ...(roles !== '' ? [`give ${userName} ${roles}`] : []),
    ...(roles === '' && isUnmet('any-role') ? [`give ${userName} any role`] : []),
  ];
}

/** A list that holds all names of a shorter one is met by it, and says nothing new. */
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
