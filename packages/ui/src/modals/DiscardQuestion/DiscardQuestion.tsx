import { useThemed } from '../../theme/useThemed.ts';
import { ConfirmModal } from '../ConfirmModal/ConfirmModal.tsx';
import type { ModalRootProps } from '../Modal/ModalFrame.tsx';

const discardQuestionWords = {
  title: 'Discard changes',
  question: 'What you changed has not been saved. Discard it?',
  discard: 'Discard',
  keep: 'Keep editing',
};

/** Built-in English text of `DiscardQuestion`; override it with `localeText`. */
export type DiscardQuestionWords = typeof discardQuestionWords;

export interface DiscardQuestionProps extends ModalRootProps {
  /** Called when the user continues editing. */
  onKeep: () => void;
  /** Called when the user discards the changes. */
  onDiscard: () => void;
  /** Overrides the built-in English text. */
  localeText?: Partial<DiscardQuestionWords>;
}

/**
 * Asks before unsaved changes are discarded. Forms show it themselves; a host shows it when its router is
 * blocked.
 */
export function DiscardQuestion(given: DiscardQuestionProps) {
  const [props, words] = useThemed('PortalDiscardQuestion', given, discardQuestionWords);
  const { onKeep, onDiscard, ...root } = props;
  return (
    <ConfirmModal
      {...root}
      title={words.title}
      yesLabel={words.discard}
      noLabel={words.keep}
      destructive
      onYes={onDiscard}
      onNo={onKeep}
    >
      {words.question}
    </ConfirmModal>
  );
}
