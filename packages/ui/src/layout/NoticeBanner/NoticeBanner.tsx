import type { ReactNode } from 'react';
import { type Localized, type RootProps, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { CloseIcon, InfoIcon, WarningIcon } from '../../controls/icons.tsx';

const noticeBannerLocaleText = { dismiss: 'Dismiss' };

/** Built-in English text of `NoticeBanner`; override it with `localeText`. */
export type NoticeBannerLocaleText = typeof noticeBannerLocaleText;

export interface NoticeBannerProps extends RootProps<HTMLDivElement>, Localized<NoticeBannerLocaleText> {
  /** Severity: sets color and icon. */
  kind: 'info' | 'warning';
  /** One short sentence. */
  children: ReactNode;
  /** Button for what the user can do. */
  action?: { label: string; onSelect: () => void };
  /** Shows a close button. Hiding the notice is up to the host. */
  onDismiss?: () => void;
}

const Root = styled('div', { name: 'PortalNoticeBanner', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 36,
  paddingBlock: '2px',
  paddingInline: '16px 8px',
  borderBottom: `1px solid ${theme.vars.palette.portal.hairline}`,
  backgroundColor: theme.vars.palette.portal.infoSurface,
  '& > svg': { flex: 'none', color: theme.vars.palette.info.main },
  '& > span': { flex: 1, minWidth: 0, padding: '4px 0', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '&[data-kind="warning"]': {
    backgroundColor: theme.vars.palette.portal.warningSurface,
    '& > svg': { color: theme.vars.palette.warning.main },
  },
}));

/**
 * Full-width notice about the whole app: the site is unavailable, the session is about to expire.
 * @alias announcement, alert
 */
export function NoticeBanner(inProps: NoticeBannerProps) {
  const [props, strings] = useLocalizedThemeProps('PortalNoticeBanner', inProps, noticeBannerLocaleText);
  const { kind, children, action, onDismiss, ...root } = props;
  const Icon = kind === 'warning' ? WarningIcon : InfoIcon;
  return (
    <Root {...root} data-kind={kind}>
      <Icon />
      <span>{children}</span>
      {action && <Button onClick={action.onSelect}>{action.label}</Button>}
      {onDismiss && (
        <IconButton label={strings.dismiss} onClick={onDismiss}>
          <CloseIcon size={14} />
        </IconButton>
      )}
    </Root>
  );
}
