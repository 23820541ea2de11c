import { countCodePoints, isBlank, isSingleLine } from '../text/plainText.ts';

/** A source of signups. */
export interface SourceCode {
  /** Up to 8 characters; never changes. */
  source: string;
  description: string;
  additionalInfo: string | null;
}

/** The fields of the source dialog. */
export interface SourceCodeValues {
  source: string;
  description: string;
  additionalInfo: string;
}

/** Maximum characters of each field (specification 2 §9). */
export const sourceCodeMaxLengths = { source: 8, description: 50, additionalInfo: 500 } as const;

/**
 * The error of every invalid field; no errors means that it can be sent. Only the server checks that the code is
 * unique.
 */
export function validateSourceCode(
  draft: Partial<SourceCodeValues>,
): Partial<Record<keyof SourceCodeValues, string>> {
  const messages = {
    source: isBlank(draft.source)
      ? 'Source Code is required'
      : validateLine('Source Code', 'source', draft.source),
    description: validateLine('Description', 'description', draft.description),
    additionalInfo: validateLength('Additional Info', 'additionalInfo', draft.additionalInfo),
  };
  return Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== null));
}

function validateLine(label: string, field: keyof SourceCodeValues, text = ''): string | null {
  return isSingleLine(text) ? validateLength(label, field, text) : `${label} must be one line`;
}

function validateLength(label: string, field: keyof SourceCodeValues, text = ''): string | null {
  const max = sourceCodeMaxLengths[field];
  return countCodePoints(text) > max ? `${label} must have at most ${max} characters` : null;
}
