import { validateInternalUrl } from '../urls/safeUrl.ts';
import { isBlank, isSingleLine } from '../text/plainText.ts';
import { omitValidFields, validateLength } from '../text/textRules.ts';
import type { StartPage } from './startUrl.ts';

/** The fields of a start page, as in requests. */
export type StartPageValues = Omit<StartPage, 'startPageId'>;
export type StartPageErrors = Partial<Record<keyof StartPageValues, string>>;

const maxNameLength = 100;

/**
 * The error of every invalid field of a start page; no errors means that it can be sent. A start page must be inside
 * the portal: other URLs are never opened.
 * @see docs/domain/page-tree.md, "Start address"; specification 1 §5
 */
export function validateStartPage(draft: Partial<StartPageValues>): StartPageErrors {
  return omitValidFields({
    startPage1: validateName(draft.startPage1 ?? ''),
    startPageUrl: isBlank(draft.startPageUrl)
      ? 'URL is required'
      : validateInternalUrl(draft.startPageUrl ?? '', 'URL'),
  });
}

function validateName(name: string): string | null {
  if (isBlank(name)) return 'Start page is required';
  if (!isSingleLine(name)) return 'Start page must be one line';
  // A start page that begins with `/` is a path, so a name must not.
  if (name.trim().startsWith('/')) return 'Start page must not start with /';
  return validateLength(name, 'Start page', maxNameLength);
}
