import type { NewRow } from '../tables.ts';

/** The keys that the reports read. They exist in every installation, as the screen only edits them. */
export const defaultValues: readonly NewRow<'default_values'>[] = [
  {
    default_key: 'OverheadRatePct',
    default_value1: '0',
    default_help_text: 'Overhead rate for the burdened ROI, in percent of the mailing cost.',
  },
  {
    default_key: 'CostPerPiece',
    default_value1: '0',
    default_help_text: 'Cost per mailed piece in dollars, used when a campaign has none.',
  },
];
