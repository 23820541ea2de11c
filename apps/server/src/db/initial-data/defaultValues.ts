import { parseTable } from '../parseTable.ts';

/** The keys that the reports read. They exist in every installation, as the screen only edits them. */
export const defaultValues = parseTable<
  Record<'default_key' | 'default_value1' | 'default_help_text', string>
>(`
  default_key     | default_value1 | default_help_text
  OverheadRatePct | 0              | Overhead rate for the burdened ROI, in percent of the mailing cost.
  CostPerPiece    | 0              | Cost per mailed piece in dollars, used when a campaign has none.
`);
