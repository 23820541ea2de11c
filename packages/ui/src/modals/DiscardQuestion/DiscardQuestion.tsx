import { useThemed } from '../../theme/useThemed.ts';
import { ConfirmModal } from '../ConfirmModal/ConfirmModal.tsx';
import type { ModalRootProps } from '../Modal/ModalFrame.tsx';

const discardQuestionWords = {
  title: 'Discard changes',
  question: 'What you changed has not been saved. Discard it?',
  discard: 'Discard',
  keep: 'Keep editing',
};

/** The words of a `DiscardQuestion`. */
export type DiscardQuestionWords = typeof discardQuestionWords;

export interface DiscardQuestionProps extends ModalRootProps {
  /** Goes back to what was being typed. */
  onKeep: () => void;
  /** Leaves, and what was typed is gone. */
  onDiscard: () => void;
  /** Other words than the English ones. */
  localeText?: Partial<DiscardQuestionWords>;
}

/** Asks before unsaved changes are dropped. Forms show it by themselves; a host shows it when its router is blocked. */
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
