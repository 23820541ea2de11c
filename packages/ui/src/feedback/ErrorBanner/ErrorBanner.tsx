import { useState } from 'react';
import { styled } from '@mui/material/styles';
import type { FailureAction } from '../AsyncState.ts';
import { CheckIcon, CopyIcon, ErrorIcon } from '../../icons/icons.tsx';
import { IconButton } from '../../buttons/IconButton.tsx';
import { copyText } from '../../clipboard/copyText.ts';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import type { RootProps } from '../../theme/RootProps.ts';
import { useThemed } from '../../theme/useThemed.ts';

const errorBannerWords = { retry: 'Retry', copyDetails: 'Copy details', detailsCopied: 'Details copied' };

/** The words of a `ErrorBanner`. */
export type ErrorBannerWords = typeof errorBannerWords;

export interface ErrorBannerProps extends RootProps<HTMLDivElement> {
  /** Shown literally: nothing is put before it, and its spaces are kept. */
  message: string;
  /** Shows a `Retry` button. */
  onRetry?: () => void;
  /** Another way out than trying again, such as `Log in`. */
  action?: FailureAction;
  /** For whoever looks into it: status, path, id of the request. A button copies it with the message. */
  details?: string;
  /** Other words than the English ones. */
  localeText?: Partial<ErrorBannerWords>;
}

const Root = styled('div', { name: 'PortalErrorBanner', slot: 'Root' })(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '6px 8px 6px 12px',
  border: `1px solid ${theme.vars.palette.error.main}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.portal.errorSurface,
  color: theme.vars.palette.error.main,
  '& > svg': { flex: 'none' },
  '& > span': { flex: 1, minWidth: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
}));

/** Says what went wrong, in red with an icon, and is announced at once. */
export function ErrorBanner(given: ErrorBannerProps) {
  const [props, words] = useThemed('PortalErrorBanner', given, errorBannerWords);
  const { message, onRetry, action, details, ...root } = props;
  return (
    <Root role="alert" {...root}>
      <ErrorIcon />
      <span>{message}</span>
      {details && <CopyDetails text={`${message}\n${details}`} words={words} />}
      {action && <PlainButton onClick={action.onSelect}>{action.label}</PlainButton>}
      {onRetry && <PlainButton onClick={onRetry}>{words.retry}</PlainButton>}
    </Root>
  );
}

function CopyDetails({ text, words }: { text: string; words: ErrorBannerWords }) {
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? CheckIcon : CopyIcon;
  return (
    <IconButton
      label={isCopied ? words.detailsCopied : words.copyDetails}
      onClick={() => void copyText(text).then(() => setCopied(true))}
    >
      <Icon size={14} />
    </IconButton>
  );
}
