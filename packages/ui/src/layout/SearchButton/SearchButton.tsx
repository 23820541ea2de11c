import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';
import { useAppLayout } from '../AppLayout/AppLayoutContext.ts';
import { SearchIcon } from '../../controls/icons.tsx';

export interface SearchButtonProps extends RootProps<HTMLButtonElement> {
  /** What it searches; default `Search`. */
  label?: string;
  /** Shortcut as it is shown: `Ctrl K`. */
  shortcut: string;
  /** Shortcut as `aria-keyshortcuts`: `Control+K Meta+K`. */
  keyShortcuts: string;
  /** Opens the search. */
  onClick: () => void;
}

const Root = styled('button', { name: 'PortalSearchButton', slot: 'Root' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  flex: 'none',
  height: 32,
  padding: '0 8px',
  border: `1px solid ${theme.vars.palette.portal.buttonBorder}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  fontSize: '0.8125rem',
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
  '& kbd': { fontFamily: 'inherit', fontSize: '0.75rem' },
  // In the sidebar of a narrow window it is as wide as the menu.
  '&[data-narrow="true"]': { margin: '8px 6px 0' },
  '@media print': { display: 'none' },
}));

/** Opens the command palette from the header, or from the menu of a narrow window. */
export function SearchButton(inProps: SearchButtonProps) {
  const props = useThemeProps({ props: inProps, name: 'PortalSearchButton' });
  const { isNarrow } = useAppLayout();
  const { label = 'Search', shortcut, keyShortcuts, ...root } = props;
  return (
    <Root
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={keyShortcuts}
      data-narrow={isNarrow}
      {...root}
    >
      <SearchIcon />
      <span>{label}</span>
      <kbd aria-hidden="true">{shortcut}</kbd>
    </Root>
  );
}
