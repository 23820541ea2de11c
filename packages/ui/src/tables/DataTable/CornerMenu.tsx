import type { CSSProperties } from 'react';
import { IconButton } from '../../buttons/IconButton.tsx';
import { KebabIcon } from '../../icons/icons.tsx';
import type { MenuEntry } from '../../menus/MenuEntry.ts';
import { useMenu } from '../../menus/useMenu.tsx';

export interface CornerMenuProps {
  /** What the rows are. */
  label: string;
  entries: readonly MenuEntry[];
}

const place: CSSProperties = { position: 'absolute', zIndex: 5, top: 3, right: 5, width: 26, height: 26 };

/** The button in the right upper corner of a table. */
export function CornerMenu({ label, entries }: CornerMenuProps) {
  const { menu, buttonProps } = useMenu({ label: `Options of ${label}`, entries });
  return (
    <>
      <IconButton label={`Options of ${label}`} title="Columns, file, print" style={place} {...buttonProps}>
        <KebabIcon />
      </IconButton>
      {menu}
    </>
  );
}
