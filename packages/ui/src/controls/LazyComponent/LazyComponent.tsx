import { type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import { type Localized, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { errorBannerStyles } from '../../theme/surfaceStyles.ts';
import { Button } from '../Button/Button.tsx';
import { ErrorIcon } from '../icons.tsx';
import { useLazyCode } from './useLazyCode.ts';

const lazyComponentLocaleText = {
  notLoaded: (label: string) => `${label} couldn't be loaded.`,
  advice: 'Check your connection. Retry may reload this page.',
  close: 'Close',
  retry: 'Retry',
};

/** Built-in English text of `LazyComponent`; override it with `localeText`. */
export type LazyComponentLocaleText = typeof lazyComponentLocaleText;

export interface LazyComponentProps<Props extends object> extends Localized<LazyComponentLocaleText> {
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
  /** Shown instead until the code is loaded, also above the error: what can be used without it. */
  fallback?: ReactNode;
}

const Root = styled('div', { name: 'PortalLazyComponent', slot: 'Root' })(({ theme }) => ({
  ...errorBannerStyles(theme),
  textAlign: 'start',
  // Where notifications are.
  '&[data-floating="true"]': {
    position: 'fixed',
    zIndex: theme.zIndex.snackbar,
    top: 8,
    insetInline: 0,
    marginInline: 'auto',
    width: 'min(480px, 100vw - 32px)',
    boxShadow: '0 4px 16px rgb(0 0 0 / 18%)',
  },
}));

/**
 * A component whose code is loaded when it is first shown. Unlike with `lazy`, code that cannot be fetched leaves the
 * rest of the page, and what was typed there, as it is.
 * @alias lazy, code splitting, suspense
 */
export function LazyComponent<Props extends object>(lazyProps: LazyComponentProps<Props>) {
  const {
    load,
    props,
    label,
    onClose,
    onLoadError,
    placeholder = null,
    fallback = null,
    localeText,
  } = lazyProps;
  const loaded = useLazyCode(true, load);
  const hasFailed = loaded.status === 'failed';
  const handleError = useEffectEvent(() => onLoadError?.());
  useEffect(() => {
    if (hasFailed) handleError();
  }, [hasFailed]);

  if (loaded.status === 'ready') return <loaded.code {...props} />;
  if (loaded.status === 'loading') return fallback ?? placeholder;
  return (
    <>
      {fallback}
      {label !== undefined && (
        <Failure label={label} onRetry={loaded.retry} onClose={onClose} localeText={localeText} />
      )}
    </>
  );
}

interface FailureProps extends Pick<LazyComponentProps<object>, 'onClose' | 'localeText'> {
  label: string;
  onRetry: () => void;
}

function Failure(inProps: FailureProps) {
  const [props, strings] = useLocalizedThemeProps('PortalLazyComponent', inProps, lazyComponentLocaleText);
  const { label, onRetry, onClose } = props;
  return (
    <Root role="alert" data-span="row" data-floating={onClose !== undefined}>
      <ErrorIcon />
      <div>
        <span>{strings.notLoaded(label)}</span>
        <small>{strings.advice}</small>
      </div>
      {onClose && <Button onClick={onClose}>{strings.close}</Button>}
      <Button onClick={onRetry}>{strings.retry}</Button>
    </Root>
  );
}
