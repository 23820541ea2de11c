import type { ReactNode } from 'react';
import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentThemeOptions } from '../../theme/ComponentThemeOptions.ts';
import type { RootProps } from '../../theme/RootProps.ts';

const Root = styled('div', { name: 'PortalFormGrid', slot: 'Root' })({
  containerType: 'inline-size',
  minWidth: 0,
});

/** Maximum width of a column, and so of a field, in CSS pixels. */
const columnWidth = 332;
const columnGap = 24;
/** Width of a form with two columns, in CSS pixels. */
export const formWidth = 2 * columnWidth + columnGap;
/** Breakpoints of the grid's own width: a small dialog in a wide window has one column. */
const twoColumnsMinWidth = 560;
const threeColumnsMinWidth = 900;

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${formWidth}px)`,
  columnGap,
  rowGap: theme.density.gap - 4,
  '& > *': { maxWidth: columnWidth },
  '& > [data-span="row"]': { gridColumn: '1 / -1', maxWidth: 'none' },
  [theme.breakpoints.up('md')]: {
    [`@container (min-width: ${twoColumnsMinWidth}px)`]: {
      gridTemplateColumns: `repeat(2, minmax(0, ${columnWidth}px))`,
    },
    [`@container (min-width: ${threeColumnsMinWidth}px)`]: {
      '&[data-columns="3"]': { gridTemplateColumns: `repeat(3, minmax(0, ${columnWidth}px))` },
    },
  },
}));

export interface FormGridProps extends RootProps<HTMLDivElement> {
  /** Maximum number of columns; default 2. */
  columns?: 2 | 3;
  /** Fields. */
  children: ReactNode;
}

declare module '@mui/material/styles' {
  interface Components {
    PortalFormGrid?: ComponentThemeOptions<FormGridProps>;
  }
}

/**
 * Lays out fields in one column, or in several if the window is at least 900 px wide and there is room; in
 * DOM order.
 */
export function FormGrid(inProps: FormGridProps) {
  const { columns = 2, children, ...root } = useThemeProps({ props: inProps, name: 'PortalFormGrid' });
  return (
    <Root {...root}>
      <Grid data-columns={columns}>{children}</Grid>
    </Root>
  );
}
