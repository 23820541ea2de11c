/** A company that users belong to. */
export interface Company {
  /** Three characters, padded with underscores; decides which company is meant. */
  companyAbbrev: string;
  companyName: string;
}
