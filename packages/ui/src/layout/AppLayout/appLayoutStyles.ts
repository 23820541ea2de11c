import { styled } from '../../theme/styled.ts';
import { sizes } from '../../theme/tokens.ts';

export const Root = styled('div', { name: 'PortalAppLayout', slot: 'Root' })(({ theme }) => ({
  display: 'grid',
  gridTemplate: `
    'header header' ${sizes.headerHeight}px
    'sidebar notice' auto
    'sidebar main' minmax(0, 1fr)
    'footer main' auto / auto minmax(0, 1fr)`,
  height: '100dvh',
  // Without a wide sidebar above it the footer is below the page.
  '&[data-collapsed="true"]': {
    gridTemplate: `
      'header header' ${sizes.headerHeight}px
      'sidebar notice' auto
      'sidebar main' minmax(0, 1fr)
      'sidebar footer' auto / auto minmax(0, 1fr)`,
  },
  backgroundColor: theme.vars.palette.background.default,
  '@media print': { display: 'block', height: 'auto' },
}));

export const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.appBar + 1,
  top: 8,
  insetInlineStart: 8,
  padding: '4px 12px',
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:not(:focus)': { clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden', padding: 0 },
  '@media print': { display: 'none' },
}));

export const Header = styled('header')(({ theme }) => ({
  gridArea: 'header',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  paddingBlock: 0,
  paddingInline: '8px 12px',
  borderBottom: `1px solid ${theme.vars.palette.portal.hairline}`,
  backgroundColor: theme.vars.palette.portal.frame,
  '& .PortalAppLayout-product': {
    ...theme.typography.body2,
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '4px 6px',
    borderRadius: theme.vars.shape.borderRadius,
    fontWeight: 600,
    letterSpacing: '-0.005em',
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
  },
  '& .PortalAppLayout-place': {
    ...theme.typography.body2,
    flex: 1,
    minWidth: 0,
    // Not above and below, where the background of links is.
    overflowX: 'clip',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: theme.vars.palette.text.secondary,
    // Only inline content ends in an ellipsis.
    '& :is(nav, ol, li)': { display: 'inline', padding: 0 },
    '& li::before': { content: '"/" / ""', padding: '0 10px', color: theme.vars.palette.portal.neutral[7] },
    '& a': {
      marginInline: -6,
      padding: '3px 6px',
      borderRadius: theme.vars.shape.borderRadius,
      color: 'inherit',
      textDecoration: 'none',
    },
    '& a:hover': { backgroundColor: theme.vars.palette.action.hover, color: theme.vars.palette.text.primary },
    '& a:focus-visible': { outlineOffset: -2 },
  },
  [theme.breakpoints.down('sm')]: { '& .PortalAppLayout-place': { visibility: 'hidden' } },
  '@media print': { display: 'none' },
}));

export const Sidebar = styled('div')(({ theme }) => ({
  gridArea: 'sidebar',
  width: sizes.sidebarWidth,
  overflow: 'hidden auto',
  borderInlineEnd: `1px solid ${theme.vars.palette.portal.hairline}`,
  backgroundColor: theme.vars.palette.portal.frame,
  '&:focus': { outline: 'none' },
  '&[data-collapsed="true"]': { width: sizes.sidebarWidthCollapsed, scrollbarWidth: 'none' },
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    zIndex: theme.zIndex.drawer,
    top: sizes.headerHeight,
    bottom: 0,
    insetInlineStart: 0,
    width: 'min(280px, 85vw)',
    visibility: 'hidden',
    '&[data-overlay="true"]': { visibility: 'visible', boxShadow: '8px 0 24px rgb(16 18 22 / 16%)' },
  },
  '@media print': { display: 'none' },
}));

export const Notice = styled('div')({ gridArea: 'notice', '@media print': { display: 'none' } });

export const FooterArea = styled('div')(({ theme }) => ({
  gridArea: 'footer',
  backgroundColor: theme.vars.palette.portal.frame,
  '[data-collapsed="false"] > &': { borderInlineEnd: `1px solid ${theme.vars.palette.portal.hairline}` },
}));

export const Backdrop = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.drawer - 1,
  inset: `${sizes.headerHeight}px 0 0`,
  backgroundColor: 'rgb(0 0 0 / 32%)',
}));

export const Main = styled('main')({
  gridArea: 'main',
  overflow: 'auto',
  // Focused by the skip link; a ring around the whole page would not help.
  '&:focus': { outline: 'none' },
  '@media print': { overflow: 'visible' },
});
