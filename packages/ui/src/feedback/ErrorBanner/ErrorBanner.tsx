import { useState } from 'react';
import { styled } from '@mui/material/styles';
import type { FailureAction } from '../AsyncState.ts';
import { CheckIcon, CopyIcon, ErrorIcon } from '../../icons/icons.tsx';
import { IconButton } from '../../buttons/IconButton.tsx';
import { copyText } from '../../clipboard/copyText.ts';
import { PlainButton } from '../../buttons/PlainButton.tsx';

export interface ErrorBannerProps {
  /** Shown literally: nothing is put before it, and its spaces are kept. */
  message: string;
  /** Shows a `Retry` button. */
  onRetry?: () => void;
  /** Another way out than trying again, such as `Log in`. */
  action?: FailureAction;
  /** For whoever looks into it: status, path, id of the request. A button copies it with the message. */
  details?: string;
}

const Root = styled('div')(({ theme }) => ({
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
export function ErrorBanner({ message, onRetry, action, details }: ErrorBannerProps) {
  return (
    <Root role="alert">
      <ErrorIcon />
      <span>{message}</span>
      {details && <CopyDetails text={`${message}\n${details}`} />}
      {action && <PlainButton onClick={action.onSelect}>{action.label}</PlainButton>}
      {onRetry && <PlainButton onClick={onRetry}>Retry</PlainButton>}
    </Root>
  );
}

function CopyDetails({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? CheckIcon : CopyIcon;
  return (
    <IconButton
      label={isCopied ? 'Details copied' : 'Copy details'}
      onClick={() => void copyText(text).then(() => setCopied(true))}
    >
      <Icon size={14} />
    </IconButton>
  );
}
