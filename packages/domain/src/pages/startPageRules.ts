import { internalUrl } from '../urls/safeUrl.ts';
import { codePointLength, isBlank, isSingleLine } from '../text/plainText.ts';
import type { StartPage } from './startAddress.ts';

/** The fields of a start page, as they are sent. */
export type StartPageValues = Omit<StartPage, 'startPageId'>;
export type StartPageErrors = Partial<Record<keyof StartPageValues, string>>;

const maxNameLength = 100;

/**
 * The message of every wrong field of a start page; no message means that it may be sent. A start page lies inside
 * the portal: another address would never be opened.
 * @see docs/domain/page-tree.md, "Start address"; specification 1 §5
 */
export function validateStartPage(draft: Partial<StartPageValues>): StartPageErrors {
  const name = nameMistake(draft.startPage1 ?? '');
  const url = urlMistake(draft.startPageUrl ?? '');
  return { ...(name && { startPage1: name }), ...(url && { startPageUrl: url }) };
}

function nameMistake(name: string): string | null {
  if (isBlank(name)) return 'Start page is required';
  if (!isSingleLine(name)) return 'Start page must be one line';
  // A user's start page is an address when it begins so: it could not be told from a name.
  if (name.trim().startsWith('/')) return 'Start page must not begin with /';
  return codePointLength(name) > maxNameLength
    ? `Start page must have at most ${maxNameLength} characters`
    : null;
}

function urlMistake(url: string): string | null {
  if (isBlank(url)) return 'Url is required';
  return internalUrl(url) === null ? 'Url must be a path of the portal, beginning with /' : null;
}
