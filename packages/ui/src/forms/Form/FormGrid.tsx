import type { ReactNode } from 'react';
import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';

const Root = styled('div', { name: 'PortalFormGrid', slot: 'Root' })({
  containerType: 'inline-size',
  minWidth: 0,
});

/** Breakpoints of the grid's own width in CSS pixels: a small dialog in a wide window has one column. */
const twoColumnsMinWidth = 540;
const threeColumnsMinWidth = 900;
/** From this width the title of a section is beside its fields. */
export const sectionTitleMinWidth = 740;

/** Fields in one or several columns. The gap below a field has room for one line of error. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '20px 16px',
  // Denser lines of filters have none; the label of a checkbox is its last element.
  '& label[for]:not(:last-child), & legend': { marginBottom: 4 },
  '& > [data-span="row"]': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    [`@container (min-width: ${twoColumnsMinWidth}px)`]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    },
    [`@container (min-width: ${threeColumnsMinWidth}px)`]: {
      '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
}));

export interface FormGridProps extends RootProps<HTMLDivElement> {
  /** Maximum number of columns; default 2. */
  columns?: 2 | 3;
  /** Fields, or sections of fields (`FormSection`). */
  children: ReactNode;
}

/**
 * Lays out fields in one column, or in several if the window is at least 900 px wide and there is room; in
 * DOM order.
 */
export function FormGrid(inProps: FormGridProps) {
  const { columns = 2, children, ...root } = useThemeProps({ props: inProps, name: 'PortalFormGrid' });
  return (
    <Root {...root}>
      <FieldGrid data-columns={columns}>{children}</FieldGrid>
    </Root>
  );
}
