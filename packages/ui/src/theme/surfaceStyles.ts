import type { CSSObject, Theme } from '@mui/material/styles';
import { sizes } from './tokens.ts';

/** A surface of content on the background of the app: a table, a card, a form. */
export const surfaceStyles = (theme: Theme): CSSObject => ({
  border: `1px solid ${theme.vars.palette.portal.hairline}`,
  borderRadius: sizes.surfaceCorner,
  backgroundColor: theme.vars.palette.background.paper,
});

/** The surface of messages about errors. Their text is easy to read: only icons and links are red. */
export const errorSurfaceStyles = ({ vars }: Theme): CSSObject => ({
  border: `1px solid ${vars.palette.portal.errorBorder}`,
  borderRadius: vars.shape.borderRadius,
  backgroundColor: vars.palette.portal.errorSurface,
});

/** An error in one line: its icon, text and buttons. */
export const errorBannerStyles = (theme: Theme): CSSObject => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  paddingBlock: '6px',
  paddingInline: '12px 8px',
  ...errorSurfaceStyles(theme),
  '& > svg': { flex: 'none', color: theme.vars.palette.error.main },
  '& > div': { flex: 1, minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 'inherit' },
});

/** A button in a line of text, such as the name of a field in a list of errors. */
export const textButtonStyles: CSSObject = {
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
};

/** Width of two columns of fields in CSS pixels; the title of a section takes the rest. */
const formWidths = { fields: 576, sections: 776 };

/** The surface of a form on a page, as wide as its fields. */
export const formStyles = (theme: Theme): CSSObject => ({
  ...surfaceStyles(theme),
  padding: 20,
  boxSizing: 'content-box',
  maxWidth: `min(${formWidths.fields}px, 100% - 42px)`,
  '&:has(.PortalFormSection-title)': { maxWidth: `min(${formWidths.sections}px, 100% - 42px)` },
});

/** A surface above the page: a menu, a dialog. Only what floats has a shadow. */
export const floatingStyles = (theme: Theme): CSSObject => ({
  border: `1px solid ${theme.vars.palette.portal.neutral[6]}`,
  borderRadius: sizes.surfaceCorner,
  backgroundColor: theme.vars.palette.portal.floating,
  boxShadow: '0 1px 2px rgb(16 18 22 / 8%), 0 8px 24px rgb(16 18 22 / 16%)',
});
