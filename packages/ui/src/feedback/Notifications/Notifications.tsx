import { useEffect, useRef } from 'react';
import { styled } from '@mui/material/styles';
import { IconButton } from '../../buttons/IconButton.tsx';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../../icons/icons.tsx';
import type { RootProps } from '../../theme/RootProps.ts';
import { useThemed } from '../../theme/useThemed.ts';

/** Short message about an event. */
export interface Notification {
  id: string | number;
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  /** Button of the notification, such as `Undo`. */
  action?: { label: string; onSelect: () => void };
}

const notificationsWords = {
  /** Accessible name of the region. */
  label: 'Notices',
  dismiss: 'Dismiss',
};

/** Built-in English text of `Notifications`; override it with `localeText`. */
export type NotificationsWords = typeof notificationsWords;

export interface NotificationsProps extends RootProps<HTMLElement> {
  /** Oldest first; the newest is shown at the bottom. */
  notifications: readonly Notification[];
  /** Called by the close button, and after a delay for successes and information. */
  onDismiss: (dismissal: { id: Notification['id'] }) => void;
  /** Delay until successes and information are dismissed, in milliseconds. Errors and warnings stay. */
  dismissAfterMs?: number;
  /** Overrides the built-in English text. */
  localeText?: Partial<NotificationsWords>;
}

const icons = { success: CheckIcon, info: InfoIcon, warning: WarningIcon, error: ErrorIcon };

const Root = styled('section', { name: 'PortalNotifications', slot: 'Root' })(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  right: 16,
  bottom: 40,
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  width: 'min(400px, calc(100vw - 32px))',
  pointerEvents: 'none',
  '@media print': { display: 'none' },
}));

const Item = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '4px 6px 4px 12px',
  border: '1px solid',
  borderRadius: theme.vars.shape.borderRadius,
  boxShadow: '0 4px 16px rgb(0 0 0 / 18%)',
  pointerEvents: 'auto',
  '& > svg': { flex: 'none' },
  '& > span': {
    flex: 1,
    minWidth: 0,
    padding: '4px 0',
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.primary,
  },
  ...kindStyles('success', theme.vars.palette.portal.successSurface, theme.vars.palette.success.main),
  ...kindStyles('info', theme.vars.palette.portal.infoSurface, theme.vars.palette.info.main),
  ...kindStyles('warning', theme.vars.palette.portal.warningSurface, theme.vars.palette.warning.main),
  ...kindStyles('error', theme.vars.palette.portal.errorSurface, theme.vars.palette.error.main),
}));

function kindStyles(kind: Notification['kind'], backgroundColor: string, color: string) {
  return { [`&[data-kind="${kind}"]`]: { backgroundColor, borderColor: color, color } };
}

/** Notifications in the lower right corner, announced by a live region. The host owns the list. */
export function Notifications(given: NotificationsProps) {
  const [props, words] = useThemed('PortalNotifications', given, notificationsWords);
  const { notifications, onDismiss, dismissAfterMs = 6000, ...root } = props;
  return (
    <Root aria-label={words.label} {...root} aria-live="polite" aria-relevant="additions">
      {notifications.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          onDismiss={onDismiss}
          dismissAfterMs={dismissAfterMs}
          dismissLabel={words.dismiss}
        />
      ))}
    </Root>
  );
}

interface NotificationItemProps extends Required<Pick<NotificationsProps, 'onDismiss' | 'dismissAfterMs'>> {
  notification: Notification;
  dismissLabel: string;
}

function NotificationItem(props: NotificationItemProps) {
  const { notification, onDismiss, dismissAfterMs, dismissLabel } = props;
  const { id, kind, text, action } = notification;
  const item = useRef<HTMLDivElement>(null);
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });
  useEffect(() => {
    if (kind === 'error' || kind === 'warning') return undefined;
    const timer = setInterval(() => {
      // Not while the user hovers or focuses it.
      if (!item.current?.matches(':hover, :focus-within')) dismiss.current({ id });
    }, dismissAfterMs);
    return () => clearInterval(timer);
  }, [id, kind, dismissAfterMs]);
  const Icon = icons[kind];
  return (
    <Item ref={item} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Icon />
      <span>{text}</span>
      {action && (
        <PlainButton type="button" onClick={action.onSelect}>
          {action.label}
        </PlainButton>
      )}
      <IconButton label={dismissLabel} onClick={() => onDismiss({ id })}>
        <CloseIcon size={14} />
      </IconButton>
    </Item>
  );
}
