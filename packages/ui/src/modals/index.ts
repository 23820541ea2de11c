export { ConfirmModal, type ConfirmModalProps } from './ConfirmModal/ConfirmModal.tsx';
export { DiscardQuestion, type DiscardQuestionProps } from './DiscardQuestion/DiscardQuestion.tsx';
export { FormModal, type FormModalProps } from './FormModal/FormModal.tsx';
export { Modal, type ModalProps } from './Modal/Modal.tsx';
export { ModalBody } from './Modal/ModalBody.tsx';
export {
  type CloseReason,
  ModalActions,
  ModalFrame,
  type ModalFrameProps,
  type ModalSize,
} from './Modal/ModalFrame.tsx';
export { ProgressModal, type ProgressModalProps } from './ProgressModal/ProgressModal.tsx';
export {
  type HostedModalProps,
  ModalHost,
  type ModalHostProps,
  type ModalLoaders,
  type OpenModal,
} from './ModalHost/ModalHost.tsx';
