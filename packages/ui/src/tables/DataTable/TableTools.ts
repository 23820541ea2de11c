/** What the button in the corner of a table offers. */
export interface TableTools {
  /** Which columns are shown. `true`: the table remembers it as long as it stands. */
  chooseColumns?:
    true | { hidden: ReadonlySet<string>; onHiddenChange: (change: { hidden: ReadonlySet<string> }) => void };
  /** A file of the columns and rows shown. */
  csv?: { fileName: string; preface?: readonly string[] };
  /** Prints all rows, not only those on the screen. */
  print?: true;
}
