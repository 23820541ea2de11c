import { styled } from '@mui/material/styles';

const Root = styled('div')({ containerType: 'inline-size', minWidth: 0 });

/** Widest column; a field fills it at most. */
const columnWidth = 360;
/** Two columns need this much of the grid itself: a small dialog in a wide window has one. */
const twoColumnsFrom = 560;

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${columnWidth}px)`,
  gap: '4px 24px',
  '& > [data-span="row"]': { gridColumn: '1 / -1' },
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
