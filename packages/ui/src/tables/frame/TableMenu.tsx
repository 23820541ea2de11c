import { styled } from '../../theme/styled.ts';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { KebabIcon } from '../../controls/icons.tsx';
import type { MenuEntry } from '../../controls/PopupMenu/MenuEntry.ts';
import { useMenu } from '../../controls/PopupMenu/useMenu.tsx';

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
  top: theme.density.rowHeight / 2 - 12,
  insetInlineEnd: 8,
  width: 24,
  height: 24,
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
