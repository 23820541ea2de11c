/** Names of the fields that differ, for the audit trail; compared by value. */
export function listChangedFields<Row extends object>(before: Row, after: Row): string[] {
  const names = Object.keys(after) as (keyof Row & string)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
