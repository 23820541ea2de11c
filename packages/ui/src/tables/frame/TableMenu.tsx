import { styled } from '@mui/material/styles';
import { IconButton } from '../../buttons/IconButton.tsx';
import { KebabIcon } from '../../icons/icons.tsx';
import type { MenuEntry } from '../../menus/MenuEntry.ts';
import { useMenu } from '../../menus/useMenu.tsx';

export interface TableMenuProps {
  /** Accessible name of the button and the menu. */
  label: string;
  /** Tooltip of the button. */
  title: string;
  entries: readonly MenuEntry[];
}

/** Opaque, because headings scroll below it. */
const MenuButton = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  zIndex: 5,
  top: 3,
  right: 5,
  width: 26,
  height: 26,
  '&:not(:hover)': { backgroundColor: theme.vars.palette.portal.frame },
  '@media print': { display: 'none' },
}));

/** Menu button in the top right corner of a table. */
export function TableMenu({ label, title, entries }: TableMenuProps) {
  const { menu, buttonProps } = useMenu({ label, entries });
  return (
    <>
      <MenuButton label={label} title={title} {...buttonProps}>
        <KebabIcon />
      </MenuButton>
      {menu}
    </>
  );
}
