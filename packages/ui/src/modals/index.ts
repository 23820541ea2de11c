export { ConfirmModal, type ConfirmModalProps } from './ConfirmModal/ConfirmModal.tsx';
export { DiscardQuestion, type DiscardQuestionProps } from './DiscardQuestion/DiscardQuestion.tsx';
export { FormModal, type FormModalProps } from './FormModal/FormModal.tsx';
export { Modal, type ModalProps } from './Modal/Modal.tsx';
export {
  type CloseReason,
  ModalActions,
  ModalBody,
  ModalFrame,
  type ModalFrameProps,
  type ModalSize,
} from './Modal/ModalFrame.tsx';
