import { styled } from '@mui/material/styles';
import { ChevronDownIcon, UserIcon } from '../../icons/icons.tsx';
import type { MenuEntry } from '../../menus/MenuEntry.ts';
import { useMenu } from '../../menus/useMenu.tsx';
import type { LinkComponent } from '../LinkComponent.ts';
import type { RootProps } from '../../theme/RootProps.ts';
import { useThemed } from '../../theme/useThemed.ts';

const userMenuWords = { menuOf: (userName: string) => `Menu of ${userName}` };

/** The words of a `UserMenu`. */
export type UserMenuWords = typeof userMenuWords;

export interface UserMenuProps extends RootProps<HTMLButtonElement> {
  /** Name of the signed-in user, on the button. */
  userName: string;
  /** Links and actions, in order. */
  entries: readonly MenuEntry[];
  /** The host's link, which navigates by its router; `'a'` without one. */
  LinkComponent: LinkComponent;
  /** Other words than the English ones. */
  localeText?: Partial<UserMenuWords>;
}

const Button = styled('button', { name: 'PortalUserMenu', slot: 'Root' })(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 32,
  minWidth: 0,
  maxWidth: 220,
  padding: '0 8px',
  border: 0,
  borderRadius: theme.vars.shape.borderRadius,
  background: 'transparent',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& svg': { flex: 'none' },
}));

/** The button with the user's name in the header and the menu it opens. The menu's code is fetched when needed. */
export function UserMenu(given: UserMenuProps) {
  const [props, words] = useThemed('PortalUserMenu', given, userMenuWords);
  const { userName, entries, LinkComponent, ...root } = props;
  const { menu, buttonProps } = useMenu({ label: words.menuOf(userName), entries, LinkComponent });
  return (
    <>
      <Button {...root} type="button" {...buttonProps}>
        <UserIcon />
        <span>{userName}</span>
        <ChevronDownIcon size={12} />
      </Button>
      {menu}
    </>
  );
}
