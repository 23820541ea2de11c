import { styled } from '@mui/material/styles';

const Root = styled('div')({ containerType: 'inline-size', minWidth: 0 });

/** Widest column in CSS pixels; a field fills it at most. */
const columnWidth = 332;
const columnGap = 24;
/** Width of a form with two columns in CSS pixels. */
export const formWidth = 2 * columnWidth + columnGap;
/** Two columns need this much of the grid itself: a small dialog in a wide window has one. */
const twoColumnsFrom = 560;

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${formWidth}px)`,
  columnGap,
  rowGap: theme.density.gap - 4,
  '& > *': { maxWidth: columnWidth },
  '& > [data-span="row"]': { gridColumn: '1 / -1', maxWidth: 'none' },
  [theme.breakpoints.up('md')]: {
    [`@container (min-width: ${twoColumnsFrom}px)`]: {
      gridTemplateColumns: `repeat(2, minmax(0, ${columnWidth}px))`,
    },
  },
}));

/** Places fields in one column, in two from a window of 900 px when there is room; in the order they are written. */
export function FormGrid({ children }: { children: React.ReactNode }) {
  return (
    <Root>
      <Grid>{children}</Grid>
    </Root>
  );
}
