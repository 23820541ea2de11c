import './themeOptions.ts';
export {
  CommandPalette,
  type CommandPaletteLocaleText,
  type CommandPaletteProps,
  type PaletteGroup,
  type PaletteOption,
} from './CommandPalette/CommandPalette.tsx';
export {
  ConfirmModal,
  type ConfirmModalProps,
  type ConfirmModalLocaleText,
} from './ConfirmModal/ConfirmModal.tsx';
export {
  DiscardChangesModal,
  type DiscardChangesModalProps,
  type DiscardChangesModalLocaleText,
} from './DiscardChangesModal/DiscardChangesModal.tsx';
export { Modal, type ModalProps } from './Modal/Modal.tsx';
export { ModalToolsContext } from './Modal/ModalToolsContext.ts';
export { type ModalRootProps, type ModalSize, type ModalLocaleText } from './Modal/ModalFrame.tsx';
export {
  ProgressModal,
  type ProgressModalProps,
  type ProgressModalLocaleText,
} from './ProgressModal/ProgressModal.tsx';
