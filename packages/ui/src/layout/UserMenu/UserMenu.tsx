import { type Localized, type RootProps, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { Avatar } from '../../controls/Avatar/Avatar.tsx';
import { ChevronDownIcon } from '../../controls/icons.tsx';
import type { MenuEntry } from '../../controls/PopupMenu/MenuEntry.ts';
import { useMenu } from '../../controls/PopupMenu/useMenu.tsx';

const userMenuLocaleText = { menuLabel: (userName: string) => `Menu for ${userName}` };

/** Built-in English text of `UserMenu`; override it with `localeText`. */
export type UserMenuLocaleText = typeof userMenuLocaleText;

export interface UserMenuProps extends RootProps<HTMLButtonElement>, Localized<UserMenuLocaleText> {
  /** Name of the signed-in user, shown on the button. */
  userName: string;
  /** In display order. */
  entries: readonly MenuEntry[];
}

const Button = styled('button', { name: 'PortalUserMenu', slot: 'Root' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  height: 32,
  minWidth: 0,
  maxWidth: 220,
  padding: '0 8px',
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  background: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& .PortalUserMenu-name': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // The initials are enough in a narrow window; the name stays for screen readers.
  [theme.breakpoints.down('sm')]: {
    '& .PortalUserMenu-name': { position: 'absolute', width: 1, clipPath: 'inset(50%)' },
  },
  '& svg': { flex: 'none' },
}));

/**
 * Header button with the user's name and a menu, whose code is loaded on demand.
 * @alias account menu, dropdown
 */
export function UserMenu(inProps: UserMenuProps) {
  const [props, strings] = useLocalizedThemeProps('PortalUserMenu', inProps, userMenuLocaleText);
  const { userName, entries, ...root } = props;
  const { menu, buttonProps } = useMenu({ label: strings.menuLabel(userName), entries });
  return (
    <>
      <Button {...root} type="button" {...buttonProps}>
        <Avatar name={userName} />
        <span className="PortalUserMenu-name">{userName}</span>
        <ChevronDownIcon size={12} />
      </Button>
      {menu}
    </>
  );
}
