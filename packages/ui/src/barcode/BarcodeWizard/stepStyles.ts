import { styled } from '@mui/material/styles';

/** Everything of a wizard, from top to bottom; rows fill what is left. */
export const WizardRoot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  gap: theme.density.gap,
  paddingBottom: theme.density.gap,
}));

/** One step. It takes the focus when it comes, so that keyboard and screen reader go on from its top. */
export const StepRoot = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  gap: theme.density.gap,
  outline: 'none',
}));

/** A line of controls of a step; what belongs to the right edge follows `PortalStep-rest`. */
export const StepLine = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '8px',
  '& .PortalStep-rest': { flex: 1 },
  '&[data-links="true"]': { gap: '4px 20px' },
  '&[data-links="true"] a': { color: theme.vars.palette.primary.main, textDecoration: 'none' },
  '&[data-links="true"] a:hover': { textDecoration: 'underline' },
}));

export const QuietText = styled('p')(({ theme }) => ({
  margin: 0,
  maxWidth: '72ch',
  color: theme.vars.palette.text.secondary,
}));
