/** A field in which the version that someone else saved differs from mine, as it is shown. */
export interface FieldDifference {
  /** Unique within a comparison. */
  label: string;
  theirs: string;
  mine: string;
  /** Who has changed it since the record was opened, if that is known. */
  changedBy?: 'them' | 'me' | 'both';
}
