/** Entries of the table menu in the corner. */
export interface TableTools {
  /** Lets the user hide columns. `true`: the table keeps the choice until it unmounts. */
  chooseColumns?:
    | true
    | {
        hiddenColumns: ReadonlySet<string>;
        onHiddenColumnsChange: (change: { hiddenColumns: ReadonlySet<string> }) => void;
      };
  /** Downloads the shown columns and rows. */
  csv?: { fileName: string; preface?: readonly string[] };
  /** Prints all rows, not only the rendered ones. */
  print?: true;
}
