import { validateUrl } from '../urls/safeUrl.ts';
import { isBlank } from '../text/plainText.ts';
import { omitValidFields, validateRequiredLine } from '../text/textRules.ts';
import { validateKnownNames } from './pageRules.ts';
import { splitNames } from './pageTree.ts';

/** The fields of a dashboard page, as in requests. */
export interface DashboardPageValues {
  frameTitle: string;
  url: string;
  /** Pixels. */
  frameHeight: number;
  /** Role names separated by commas. */
  roles: string;
}
/** A page shown in a frame. */
export interface DashboardPage extends DashboardPageValues {
  dashId: number;
}
export type DashboardPageErrors = Partial<Record<keyof DashboardPageValues, string>>;

const maxTitleLength = 200;
const maxHeight = 100_000;

/**
 * The error of every invalid field of a dashboard page; no errors means that it can be sent.
 * @param knownRoles names of the existing roles; without them the roles of the page are not validated
 * @see docs/domain/page-tree.md, "Dashboard pages"; specification 1 §5
 */
export function validateDashboardPage(
  draft: Partial<DashboardPageValues>,
  knownRoles?: ReadonlySet<string>,
): DashboardPageErrors {
  return omitValidFields({
    frameTitle: validateRequiredLine(draft.frameTitle, 'Frame title', maxTitleLength),
    url: isBlank(draft.url) ? 'URL is required' : validateUrl(draft.url ?? '', 'URL'),
    frameHeight: validateHeight(draft.frameHeight ?? 0),
    roles: knownRoles ? validateKnownNames(splitNames(draft.roles, 'roles'), knownRoles, 'role') : null,
  });
}

function validateHeight(height: number): string | null {
  if (!Number.isInteger(height)) return 'Frame height must be a whole number';
  if (height <= 0) return 'Frame height must be greater than 0';
  return height > maxHeight ? `Frame height must be at most ${maxHeight}` : null;
}
