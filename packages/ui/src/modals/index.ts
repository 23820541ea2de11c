export {
  ConfirmModal,
  type ConfirmModalProps,
  type ConfirmModalWords,
} from './ConfirmModal/ConfirmModal.tsx';
export {
  DiscardQuestion,
  type DiscardQuestionProps,
  type DiscardQuestionWords,
} from './DiscardQuestion/DiscardQuestion.tsx';
export { FormModal, type FormModalProps } from './FormModal/FormModal.tsx';
export { Modal, type ModalProps } from './Modal/Modal.tsx';
export { ModalBody } from './Modal/ModalBody.tsx';
export {
  type CloseReason,
  ModalActions,
  ModalFrame,
  type ModalFrameProps,
  type ModalRootProps,
  type ModalSize,
  type ModalWords,
} from './Modal/ModalFrame.tsx';
export {
  ProgressModal,
  type ProgressModalProps,
  type ProgressModalWords,
} from './ProgressModal/ProgressModal.tsx';
export {
  type HostedModalProps,
  ModalHost,
  type ModalHostProps,
  type ModalLoaders,
  type OpenModal,
} from './ModalHost/ModalHost.tsx';
