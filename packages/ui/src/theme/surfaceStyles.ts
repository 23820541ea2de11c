import type { CSSObject, Theme } from '@mui/material/styles';
import { sizes } from './tokens.ts';

/** A surface of content on the background of the app: a table, a card, a form. */
export const surfaceStyles = (theme: Theme): CSSObject => ({
  border: `1px solid ${theme.vars.palette.portal.hairline}`,
  borderRadius: sizes.surfaceCorner,
  backgroundColor: theme.vars.palette.background.paper,
});

/** A surface above the page: a menu, a dialog. Only what floats has a shadow. */
export const floatingStyles = (theme: Theme): CSSObject => ({
  border: `1px solid ${theme.vars.palette.portal.neutral[6]}`,
  borderRadius: sizes.surfaceCorner,
  backgroundColor: theme.vars.palette.portal.floating,
  boxShadow: '0 1px 2px rgb(16 18 22 / 8%), 0 8px 24px rgb(16 18 22 / 16%)',
});
