import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { IconButton } from '../../buttons/IconButton.tsx';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import { CloseIcon, InfoIcon, WarningIcon } from '../../icons/icons.tsx';

export interface NoticeBandProps {
  /** How much it matters: its colour and its icon. */
  kind: 'info' | 'warning';
  /** One short sentence. */
  children: ReactNode;
  /** What can be done about it. */
  action?: { label: string; onSelect: () => void };
  /** Shows a cross; without it the band stays as long as the host draws it. */
  onDismiss?: () => void;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  padding: '2px 8px 2px 16px',
  borderBottom: `1px solid ${theme.vars.palette.portal.hairline}`,
  backgroundColor: theme.vars.palette.portal.infoSurface,
  '& > svg': { flex: 'none', color: theme.vars.palette.info.main },
  '& > span': { flex: 1, minWidth: 0, padding: '4px 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '&[data-kind="warning"]': {
    backgroundColor: theme.vars.palette.portal.warningSurface,
    '& > svg': { color: theme.vars.palette.warning.main },
  },
}));

/** A quiet line across the page about the app as a whole: it is unavailable, the login ends soon. */
export function NoticeBand({ kind, children, action, onDismiss }: NoticeBandProps) {
  const Icon = kind === 'warning' ? WarningIcon : InfoIcon;
  return (
    <Root data-kind={kind}>
      <Icon />
      <span>{children}</span>
      {action && (
        <PlainButton type="button" onClick={action.onSelect}>
          {action.label}
        </PlainButton>
      )}
      {onDismiss && (
        <IconButton label="Dismiss" onClick={onDismiss}>
          <CloseIcon size={14} />
        </IconButton>
      )}
    </Root>
  );
}
