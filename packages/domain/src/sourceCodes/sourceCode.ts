import { omitValidFields, validateLength, validateLine, validateRequiredLine } from '../text/textRules.ts';

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
  const max = sourceCodeMaxLengths;
  return omitValidFields({
    source: validateRequiredLine(draft.source, 'Source Code', max.source),
    description: validateLine(draft.description, 'Description', max.description),
    additionalInfo: validateLength(draft.additionalInfo, 'Additional Info', max.additionalInfo),
  });
}
