/** A company that users belong to. */
export interface Company {
  /** Three characters, padded with underscores; identifies the company. */
  companyAbbrev: string;
  companyName: string;
}
