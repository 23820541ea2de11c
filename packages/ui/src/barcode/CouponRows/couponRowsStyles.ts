import { styled } from '../../theme/styled.ts';

/** The frame of the rows, with the styles of what is drawn in their cells. */
export const CouponRowsRoot = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 200,
  '& .PortalCouponRows-controls': { display: 'flex', alignItems: 'center', gap: 4 },
  '& .PortalCouponRows-grip': {
    display: 'inline-flex',
    marginInlineStart: -6,
    color: theme.vars.palette.text.secondary,
    cursor: 'grab',
  },
  '& .PortalCouponRows-number': { flex: 1, minWidth: 28, textAlign: 'end', paddingInlineEnd: 4 },
  '& .PortalCouponRows-arrows': { flex: 'none', display: 'flex', width: 50 },
  // The first row has no up arrow and the last no down arrow; keeps the other arrow in place.
  '& .PortalCouponRows-arrows > [data-arrow="down"]:first-of-type': { marginInlineStart: 'auto' },
  '& .PortalCouponRows-controls button': {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    height: theme.typography.pxToRem(theme.density.rowHeight - 6),
    border: '1px solid transparent',
    borderRadius: theme.vars.shape.borderRadius,
    backgroundColor: 'transparent',
    fontSize: '0.8125rem',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.portal.hover },
    '&:disabled': {
      color: theme.vars.palette.text.disabled,
      backgroundColor: 'transparent',
      cursor: 'default',
    },
  },
  '& .PortalCouponRows-arrows > button, & .PortalCouponRows-controls > .PortalCouponRows-remove': {
    width: 24,
    padding: 0,
    color: theme.vars.palette.text.secondary,
  },
  '& .PortalCouponRows-controls > button:not(.PortalCouponRows-remove)': {
    padding: '0 7px',
    color: theme.vars.palette.text.primary,
    '&:not(:disabled)': { borderColor: theme.vars.palette.portal.buttonBorder },
  },
  '& .PortalCouponRows-input': { display: 'block', margin: '0 -5px' },
  '& .PortalCouponRows-input input': {
    width: '100% !important',
    height: theme.typography.pxToRem(theme.density.rowHeight - 4),
    padding: '0 4px',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .PortalCouponRows-input > span': { width: '100%' },
  '& .PortalCouponRows-barcode': { display: 'flex', alignItems: 'center', gap: 10 },
  '& .PortalCouponRows-code': { fontVariantNumeric: 'tabular-nums', letterSpacing: '0.02em' },
  '& .PortalCouponRows-none': { color: theme.vars.palette.text.secondary },
}));
