import { type Localized, useLocalizedThemeProps } from '../../theme/styled.ts';
import { ConfirmModal } from '../ConfirmModal/ConfirmModal.tsx';
import type { ModalRootProps } from '../Modal/ModalFrame.tsx';

const discardChangesModalLocaleText = {
  title: 'Discard changes',
  question: 'Discard unsaved changes?',
  discard: 'Discard',
  keepEditing: 'Keep editing',
};

/** Built-in English text of `DiscardChangesModal`; override it with `localeText`. */
export type DiscardChangesModalLocaleText = typeof discardChangesModalLocaleText;

export interface DiscardChangesModalProps extends ModalRootProps, Localized<DiscardChangesModalLocaleText> {
  /** Called when the user continues editing. */
  onKeepEditing: () => void;
  /** Called when the user discards the changes. */
  onDiscard: () => void;
}

/**
 * Asks before unsaved changes are discarded. Forms show it themselves; a host shows it when its router is
 * blocked.
 */
export function DiscardChangesModal(inProps: DiscardChangesModalProps) {
  const [props, strings] = useLocalizedThemeProps(
    'PortalDiscardChangesModal',
    inProps,
    discardChangesModalLocaleText,
  );
  const { onKeepEditing, onDiscard, ...root } = props;
  return (
    <ConfirmModal
      {...root}
      title={strings.title}
      confirmLabel={strings.discard}
      cancelLabel={strings.keepEditing}
      destructive
      onConfirm={onDiscard}
      onCancel={onKeepEditing}
    >
      {strings.question}
    </ConfirmModal>
  );
}
