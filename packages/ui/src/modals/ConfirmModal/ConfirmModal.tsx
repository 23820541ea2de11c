import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { useSingleFlight } from '../../controls/useSingleFlight.ts';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import {
  formatSubmitFailure,
  runSubmit,
  SUBMIT_FAILED_MESSAGE,
  type SubmitResult,
} from '../../feedback/SubmitResult.ts';
import { type Localized, useLocalizedThemeProps } from '../../theme/styled.ts';
import { ModalBody } from '../Modal/ModalBody.tsx';
import { ModalActions, ModalFrame, type ModalRootProps } from '../Modal/ModalFrame.tsx';

const confirmModalLocaleText = { confirm: 'Yes', cancel: 'No', failed: SUBMIT_FAILED_MESSAGE };

/** Built-in English text of `ConfirmModal`; override it with `localeText`. */
export type ConfirmModalLocaleText = typeof confirmModalLocaleText;

export interface ConfirmModalProps extends ModalRootProps, Localized<ConfirmModalLocaleText> {
  /** Verb and object, such as `Terminate user jdoe`. */
  title: string;
  /** The question. */
  children: ReactNode;
  /** Default `Yes`. */
  confirmLabel?: string;
  /** Default `No`. */
  cancelLabel?: string;
  /** `Yes` cannot be undone: it is separated, and `No` has the focus. */
  destructive?: boolean;
  /** Why `Yes` cannot be pressed yet. */
  confirmDisabledReason?: string;
  /** Called by `Yes`. A result that is not ok keeps the dialog open and shows its message. */
  onConfirm: () => void | Promise<SubmitResult | void>;
  /** Called by `No`, Esc, the overlay and the close button, but not while `onConfirm` is running. */
  onCancel: () => void;
}

/**
 * Confirmation dialog. The caller unmounts it after either answer.
 * @alias alert dialog, confirmation
 */
export function ConfirmModal(inProps: ConfirmModalProps) {
  const [props, strings] = useLocalizedThemeProps('PortalConfirmModal', inProps, confirmModalLocaleText);
  const {
    title,
    children,
    confirmLabel = strings.confirm,
    cancelLabel = strings.cancel,
    destructive,
    confirmDisabledReason,
    onConfirm,
    onCancel,
    ...root
  } = props;
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, run } = useSingleFlight();
  const id = useId();

  const handleConfirm = () =>
    run(async () => {
      setFailure(null);
      const result = await runSubmit(onConfirm, strings.failed);
      if (result?.ok === false) setFailure(formatSubmitFailure(result, strings.failed));
    });

  const handleCancel = () => {
    if (!isBusy) onCancel();
  };
  const confirm = (
    <Button
      variant={destructive ? 'destructive' : 'primary'}
      busy={isBusy}
      disabledReason={confirmDisabledReason}
      ref={destructive ? null : focusOnMount}
      style={destructive ? { marginInlineEnd: 'auto' } : undefined}
      onClick={() => void handleConfirm()}
    >
      {confirmLabel}
    </Button>
  );
  const cancel = (
    <Button
      variant={destructive ? 'primary' : 'default'}
      busy={isBusy}
      ref={destructive ? focusOnMount : null}
      onClick={handleCancel}
    >
      {cancelLabel}
    </Button>
  );

  return (
    <ModalFrame
      {...root}
      title={title}
      size="small"
      role="alertdialog"
      describedBy={id}
      onClose={handleCancel}
    >
      <ModalBody aria-busy={isBusy}>
        <div id={id}>{children}</div>
        {failure !== null && <ErrorBanner message={failure} style={{ marginTop: 12 }} />}
      </ModalBody>
      <ModalActions>
        {destructive && confirm}
        {cancel}
        {!destructive && confirm}
      </ModalActions>
    </ModalFrame>
  );
}

/** Initial focus, as a ref callback: it runs before the dialog's own focus handling, and only once. */
function focusOnMount(button: HTMLButtonElement | null) {
  button?.focus();
}
