import { useState } from 'react';
import { type Localized, type RootProps, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import type { FailureAction } from '../AsyncState.ts';
import { CheckIcon, CopyIcon, ErrorIcon } from '../../controls/icons.tsx';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { copyText } from '../../controls/copyText.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { errorBannerStyles } from '../../theme/surfaceStyles.ts';

const errorBannerLocaleText = {
  notLoaded: (label: string) => `${label} couldn't be loaded.`,
  retry: 'Retry',
  copyDetails: 'Copy details',
  detailsCopied: 'Details copied',
};

/** Built-in English text of `ErrorBanner`; override it with `localeText`. */
export type ErrorBannerLocaleText = typeof errorBannerLocaleText;

export interface ErrorBannerProps extends RootProps<HTMLDivElement>, Localized<ErrorBannerLocaleText> {
  /** Name of what could not be loaded, such as `Mailers`: a sentence below the message says so. */
  label?: string;
  /** Shown literally, without a prefix; whitespace is preserved. */
  message: string;
  /** Shows a `Retry` button. */
  onRetry?: () => void;
  /** Alternative to retrying, such as `Log in`. */
  action?: FailureAction;
  /** Technical details for support: status, path, request ID. A button copies them with the message. */
  details?: string;
}

const Root = styled('div', { name: 'PortalErrorBanner', slot: 'Root' })(({ theme }) =>
  errorBannerStyles(theme),
);

/**
 * Error message with an icon and actions; announced immediately.
 * @alias alert, error message
 */
export function ErrorBanner(inProps: ErrorBannerProps) {
  const [props, strings] = useLocalizedThemeProps('PortalErrorBanner', inProps, errorBannerLocaleText);
  const { label, message, onRetry, action, details, ...root } = props;
  return (
    <Root role="alert" {...root}>
      <ErrorIcon />
      <div>
        <span>{message}</span>
        {label && <small>{strings.notLoaded(label)}</small>}
      </div>
      {details && <CopyDetails text={`${message}\n${details}`} strings={strings} />}
      {action && <Button onClick={action.onSelect}>{action.label}</Button>}
      {onRetry && <Button onClick={onRetry}>{strings.retry}</Button>}
    </Root>
  );
}

function CopyDetails({ text, strings }: { text: string; strings: ErrorBannerLocaleText }) {
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? CheckIcon : CopyIcon;
  return (
    <IconButton
      label={isCopied ? strings.detailsCopied : strings.copyDetails}
      onClick={() => void copyText(text).then(setCopied)}
    >
      <Icon size={14} />
    </IconButton>
  );
}
