import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import { styled } from '@mui/material/styles';
import { ErrorBanner } from '../ErrorBanner/ErrorBanner.tsx';
import { useLazyCode } from './useLazyCode.ts';

export interface LazyComponentProps<Props extends object> {
  /** Loads the component. Must be a stable function. */
  load: () => Promise<ComponentType<Props>>;
  /** Props of the component. */
  props: Props;
  /**
   * Name of the component, such as `Recipients`: if its code cannot be fetched, an error with Retry is shown in its
   * place. Without it nothing is shown then.
   */
  label?: string;
  /** Closes a dialog or menu. Its error is shown above the page, like a notification, and can be closed. */
  onClose?: () => void;
  /** Called when the code could not be fetched. */
  onLoadError?: () => void;
  /** Shown while the code is loaded. */
  placeholder?: ReactNode;
}

/** Where notifications are. */
const Notice = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.snackbar,
  top: 8,
  insetInline: 0,
  marginInline: 'auto',
  width: 'min(480px, 100vw - 32px)',
  borderRadius: theme.vars.shape.borderRadius,
  boxShadow: '0 4px 16px rgb(0 0 0 / 18%)',
  textAlign: 'start',
}));

/**
 * A component whose code is loaded when it is first shown. Unlike with `lazy`, code that cannot be fetched leaves the
 * rest of the page, and what was typed there, as it is.
 * @alias lazy, code splitting, suspense
 */
export function LazyComponent<Props extends object>(lazyProps: LazyComponentProps<Props>) {
  const { load, props, label, onClose, onLoadError, placeholder = null } = lazyProps;
  const code = useLazyCode(true, load, 'Check your connection. Retry may reload this page.');
  const hasFailed = code.status === 'failed';
  const handleError = useEffectEvent(() => onLoadError?.());
  useEffect(() => {
    if (hasFailed) handleError();
  }, [hasFailed]);

  if (code.status === 'ready') return <code.data {...props} />;
  if (code.status !== 'failed') return placeholder;
  if (label === undefined) return null;
  const banner = (
    <ErrorBanner
      data-span="row"
      label={label}
      message={code.message}
      onRetry={code.retry}
      action={onClose && { label: 'Close', onSelect: onClose }}
    />
  );
  return onClose ? <Notice>{banner}</Notice> : banner;
}
