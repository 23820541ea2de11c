import { styled } from '@mui/material/styles';
import { ChevronDownIcon, UserIcon } from '../../icons/icons.tsx';
import type { MenuEntry } from '../../menus/MenuEntry.ts';
import { useMenu } from '../../menus/useMenu.tsx';
import type { LinkComponent } from '../LinkComponent.ts';

export interface UserMenuProps {
  /** Name of the signed-in user, on the button. */
  userName: string;
  /** Links and actions, in order. */
  entries: readonly MenuEntry[];
  LinkComponent: LinkComponent;
}

const Button = styled('button')(({ theme }) => ({
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
export function UserMenu({ userName, entries, LinkComponent }: UserMenuProps) {
  const { menu, buttonProps } = useMenu({ label: `Menu of ${userName}`, entries, LinkComponent });
  return (
    <>
      <Button type="button" {...buttonProps}>
        <UserIcon />
        <span>{userName}</span>
        <ChevronDownIcon size={12} />
      </Button>
      {menu}
    </>
  );
}
