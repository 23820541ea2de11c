import { useEffect, useEffectEvent, useRef } from 'react';
import { type Localized, type RootProps, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { CheckIcon, CloseIcon, ErrorIcon, InfoIcon, WarningIcon } from '../../controls/icons.tsx';

/** Short message about an event. */
export interface Notification {
  id: string | number;
  kind: 'success' | 'info' | 'warning' | 'error';
  text: string;
  /** Button of the notification, such as `Undo`. */
  action?: { label: string; onSelect: () => void };
}

const notificationsLocaleText = {
  /** Accessible name of the region. */
  label: 'Notifications',
  dismiss: 'Dismiss',
};

/** Built-in English text of `Notifications`; override it with `localeText`. */
export type NotificationsLocaleText = typeof notificationsLocaleText;

export interface NotificationsProps extends RootProps<HTMLElement>, Localized<NotificationsLocaleText> {
  /** Oldest first; the newest is shown lowest. */
  notifications: readonly Notification[];
  /** Called by the close button, and after a delay for successes and information. */
  onDismiss: (request: { id: Notification['id'] }) => void;
  /** Delay until successes and information are dismissed, in milliseconds. Errors and warnings stay. */
  dismissAfterMs?: number;
}

const icons = { success: CheckIcon, info: InfoIcon, warning: WarningIcon, error: ErrorIcon };

const Root = styled('section', { name: 'PortalNotifications', slot: 'Root' })(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  // Forms have their buttons at the bottom, dialogs their close button at the right.
  top: 8,
  insetInline: 0,
  marginInline: 'auto',
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
  paddingBlock: '4px',
  paddingInline: '12px 6px',
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
  ...createKindStyles('success', theme.vars.palette.portal.successSurface, theme.vars.palette.success.main),
  ...createKindStyles('info', theme.vars.palette.portal.infoSurface, theme.vars.palette.info.main),
  ...createKindStyles('warning', theme.vars.palette.portal.warningSurface, theme.vars.palette.warning.main),
  ...createKindStyles('error', theme.vars.palette.portal.errorSurface, theme.vars.palette.error.main),
}));

function createKindStyles(kind: Notification['kind'], backgroundColor: string, color: string) {
  return { [`&[data-kind="${kind}"]`]: { backgroundColor, borderColor: color, color } };
}

/**
 * Notifications at the top of the window, announced by a live region. The host owns the list.
 * @alias toast, snackbar
 */
export function Notifications(inProps: NotificationsProps) {
  const [props, strings] = useLocalizedThemeProps('PortalNotifications', inProps, notificationsLocaleText);
  const { notifications, onDismiss, dismissAfterMs = 6000, ...root } = props;
  return (
    <Root aria-label={strings.label} {...root} aria-live="polite" aria-relevant="additions">
      {notifications.map((notification) => (
        <NotificationItem
          key={notification.id}
          notification={notification}
          onDismiss={onDismiss}
          dismissAfterMs={dismissAfterMs}
          dismissLabel={strings.dismiss}
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
  const itemRef = useRef<HTMLDivElement>(null);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (kind === 'error' || kind === 'warning') return undefined;
    const timer = setInterval(() => {
      // Not while the user hovers or focuses it.
      if (!itemRef.current?.matches(':hover, :focus-within')) dismiss({ id });
    }, dismissAfterMs);
    return () => clearInterval(timer);
  }, [id, kind, dismissAfterMs]);
  const Icon = icons[kind];
  return (
    <Item ref={itemRef} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      <Icon />
      <span>{text}</span>
      {action && <Button onClick={action.onSelect}>{action.label}</Button>}
      <IconButton label={dismissLabel} onClick={() => onDismiss({ id })}>
        <CloseIcon size={14} />
      </IconButton>
    </Item>
  );
}
