import type { CSSObject, Theme } from '@mui/material/styles';

const kinds = ['success', 'warning', 'error', 'info'] as const;

/**
 * Styles of `StatusBadge` and `Avatar`. They are part of the base styles, so that one in each of a thousand cells costs
 * only its DOM.
 */
export const badgeStyles = (theme: Theme): CSSObject => ({
  '.PortalStatusBadge': {
    ...theme.typography.caption,
    display: 'inline-flex',
    alignItems: 'center',
    gap: 5,
    height: '1.25rem',
    paddingBlock: 0,
    paddingInline: '6px 7px',
    boxSizing: 'border-box',
    border: `1px solid ${theme.vars.palette.portal.hairline}`,
    borderRadius: 10,
    backgroundColor: theme.vars.palette.portal.neutral[3],
    color: theme.vars.palette.text.secondary,
    fontWeight: 500,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
    '& svg': { flex: 'none', color: theme.vars.palette.portal.neutral[9] },
    // Plain text on paper.
    '@media print': { all: 'unset !important', '& svg': { display: 'none' } },
    ...Object.fromEntries(
      kinds.map((kind) => [
        `&[data-kind="${kind}"]`,
        {
          borderColor: theme.vars.palette.portal[`${kind}Border`],
          backgroundColor: theme.vars.palette.portal[`${kind}Surface`],
          color: theme.vars.palette[kind].main,
          '& svg': { color: theme.vars.palette.portal[`${kind}Solid`] },
        },
      ]),
    ),
  },
  '.PortalAvatar': {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: '1.5rem',
    height: '1.5rem',
    borderRadius: '50%',
    backgroundColor: 'oklch(0.91 0.05 var(--portal-avatarHue))',
    color: 'oklch(0.36 0.1 var(--portal-avatarHue))',
    fontSize: '0.625rem',
    lineHeight: 1,
    fontWeight: 600,
    letterSpacing: '0.02em',
    verticalAlign: 'middle',
    userSelect: 'none',
    '&::before': { content: 'attr(data-initials)' },
    '&[data-size="small"]': { width: '1.25rem', height: '1.25rem', fontSize: '0.5625rem' },
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    '@media print': { display: 'none' },
    ...theme.applyStyles('dark', {
      backgroundColor: 'oklch(0.36 0.06 var(--portal-avatarHue))',
      color: 'oklch(0.9 0.05 var(--portal-avatarHue))',
    }),
  },
});
