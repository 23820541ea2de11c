import { ConfirmModal } from '../ConfirmModal/ConfirmModal.tsx';

export interface DiscardQuestionProps {
  /** Goes back to what was being typed. */
  onKeep: () => void;
  /** Leaves, and what was typed is gone. */
  onDiscard: () => void;
}

/** Asks before unsaved changes are dropped. Forms show it by themselves; a host shows it when its router is blocked. */
export function DiscardQuestion({ onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <ConfirmModal
      title="Discard changes"
      yesLabel="Discard"
      noLabel="Keep editing"
      destructive
      onYes={onDiscard}
      onNo={onKeep}
    >
      What you changed has not been saved. Discard it?
    </ConfirmModal>
  );
}
