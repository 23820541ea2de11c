import { memo, useId } from 'react';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '../../theme/styled.ts';
import { CheckIcon } from '../icons.tsx';
import { Link } from '../../theme/Link.ts';
import { isRightToLeft } from '../readingDirection.ts';
import type { MenuEntry } from './MenuEntry.ts';

export interface PopupMenuProps {
  /** Accessible name of the menu. */
  label: string;
  entries: readonly MenuEntry[];
  /** Open at an element or at a point in viewport coordinates; `null` while it is closed. */
  anchor: HTMLElement | { left: number; top: number } | null;
  onClose: () => void;
}

const Heading = styled('li')(({ theme }) => ({
  ...theme.typography.caption,
  padding: '8px 12px 4px',
  color: theme.vars.palette.text.secondary,
}));

/** Hidden from the entry's name, of which it is the description. */
const Reason = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  marginInlineStart: 12,
  color: theme.vars.palette.text.secondary,
}));

/**
 * Loaded when a menu is needed (see `useMenu.tsx`): MUI's Menu brings Popover, Modal and their focus trap. While it is
 * closed it is not rendered again.
 */
export const PopupMenu = memo(function PopupMenu({ label, entries, anchor, onClose }: PopupMenuProps) {
  const positionProps =
    anchor === null || anchor instanceof HTMLElement
      ? {
          anchorEl: anchor,
          anchorOrigin: { vertical: 'bottom', horizontal: getEnd(anchor) } as const,
          transformOrigin: { vertical: 'top', horizontal: getEnd(anchor) } as const,
        }
      : { anchorReference: 'anchorPosition' as const, anchorPosition: anchor };
  return (
    <Menu
      open={anchor !== null}
      keepMounted
      onClose={onClose}
      slotProps={{ list: { 'aria-label': label, disabledItemsFocusable: true } }}
      {...positionProps}
    >
      {listKeys(entries).map(([key, entry]) => renderEntry(entry, key, onClose))}
    </Menu>
  );
}, staysClosed);

function staysClosed(before: PopupMenuProps, after: PopupMenuProps): boolean {
  return before.anchor === null && after.anchor === null;
}

function getEnd(anchor: HTMLElement | null): 'left' | 'right' {
  return anchor && isRightToLeft(anchor) ? 'left' : 'right';
}

/** An entry keeps its key when others are added before it, so that it keeps the focus. */
function listKeys(entries: readonly MenuEntry[]): [key: string, entry: MenuEntry][] {
  const counts = new Map<string, number>();
  return entries.map((entry) => {
    const name = `${entry.kind} ${entry.kind === 'separator' ? '' : entry.label}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return [`${name} ${count}`, entry];
  });
}

function renderEntry(entry: MenuEntry, key: string, onClose: () => void) {
  switch (entry.kind) {
    case 'separator':
      return <Divider key={key} component="li" sx={{ my: 1 }} />;
    case 'heading':
      return (
        <Heading key={key} role="presentation">
          {entry.label}
        </Heading>
      );
    case 'link':
      return (
        <MenuItem key={key} component={Link} href={entry.href} onClick={onClose}>
          {entry.label}
        </MenuItem>
      );
    case 'radio':
      return (
        <MenuItem
          key={key}
          role="menuitemradio"
          aria-checked={entry.checked}
          onClick={() => {
            onClose();
            entry.onSelect();
          }}
        >
          <span style={{ flex: 1 }}>{entry.label}</span>
          {entry.checked && <CheckIcon style={{ marginInlineStart: 16 }} />}
        </MenuItem>
      );
    case 'checkbox':
      return (
        <MenuItem key={key} role="menuitemcheckbox" aria-checked={entry.checked} onClick={entry.onToggle}>
          <CheckIcon style={{ marginInlineEnd: 8, visibility: entry.checked ? 'visible' : 'hidden' }} />
          {entry.label}
        </MenuItem>
      );
    case 'action':
      return <ActionItem key={key} entry={entry} onClose={onClose} />;
  }
}

interface ActionItemProps {
  entry: Extract<MenuEntry, { kind: 'action' }>;
  onClose: () => void;
}

/** A disabled action can be focused, so that its reason is read out. */
function ActionItem({ entry, onClose }: ActionItemProps) {
  const { label, disabledReason, destructive, onSelect } = entry;
  const reasonId = useId();
  const isDisabled = disabledReason !== undefined;
  return (
    <MenuItem
      disabled={isDisabled}
      aria-describedby={isDisabled ? reasonId : undefined}
      sx={destructive ? { color: 'error.main' } : undefined}
      onClick={() => {
        onClose();
        onSelect();
      }}
    >
      {label}
      {isDisabled && (
        <Reason id={reasonId} aria-hidden="true">
          {disabledReason}
        </Reason>
      )}
    </MenuItem>
  );
}
