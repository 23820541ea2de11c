import type { FieldDifference } from '../conflicts/fieldDifference.ts';
import type { SourceCode, SourceCodeValues } from './sourceCode.ts';

/** The fields in which the version that someone else saved differs from mine, which is stored without blanks around it. */
export function listSourceCodeDifferences(
  theirs: SourceCode,
  { description, additionalInfo }: SourceCodeValues,
): FieldDifference[] {
  return [
    { label: 'Description', theirs: theirs.description, mine: description.trim() },
    { label: 'Additional Info', theirs: theirs.additionalInfo ?? '', mine: additionalInfo.trim() },
  ].filter((difference) => difference.theirs !== difference.mine);
}
