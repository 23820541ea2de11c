import { styled } from '../../theme/styled.ts';

/** Layout of the wizard; rows fill the remaining height. */
export const WizardRoot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  gap: theme.density.gap,
  paddingBottom: theme.density.gap,
}));

/** One step. It is focused when it is shown, so that keyboard and screen reader users continue at its top. */
export const StepRoot = styled('section')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
  gap: theme.density.gap,
  outline: 'none',
}));

/** Line of controls; those after `PortalStep-rest` are aligned right. */
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
