import type { ComponentPropsWithoutRef, ElementType } from 'react';

/** Slots of a table, as in MUI's components. */
export interface TableSlots {
  /** Replacements for `section` (the scrollable `region`) and `table`; define at module scope. */
  slots?: { region?: ElementType; table?: ElementType };
  /** Additional props of the slots. */
  slotProps?: {
    region?: ComponentPropsWithoutRef<'section'>;
    table?: ComponentPropsWithoutRef<'table'>;
  };
}
