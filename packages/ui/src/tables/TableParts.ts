import type { ComponentPropsWithoutRef, ElementType } from 'react';

/** The inner parts of a table, for a host as it knows them from MUI's components. */
export interface TableParts {
  /** Other elements or components than `section`, the `region` that scrolls, and `table`; at module scope. */
  slots?: { region?: ElementType; table?: ElementType };
  /** What these parts are given beside what the table gives them. */
  slotProps?: {
    region?: ComponentPropsWithoutRef<'section'>;
    table?: ComponentPropsWithoutRef<'table'>;
  };
}
