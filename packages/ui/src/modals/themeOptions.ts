import type { ComponentThemeOptions } from '../theme/ComponentThemeOptions.ts';
import type { CommandPaletteProps } from './CommandPalette/CommandPalette.tsx';
import type { ConfirmModalProps } from './ConfirmModal/ConfirmModal.tsx';
import type { DiscardChangesModalProps } from './DiscardChangesModal/DiscardChangesModal.tsx';
import type { ModalFrameProps } from './Modal/ModalFrame.tsx';
import type { ProgressModalProps } from './ProgressModal/ProgressModal.tsx';

/** What a theme can set for the components of this family. */
declare module '@mui/material/styles' {
  interface Components {
    PortalCommandPalette?: ComponentThemeOptions<CommandPaletteProps>;
    PortalConfirmModal?: ComponentThemeOptions<ConfirmModalProps>;
    PortalDiscardChangesModal?: ComponentThemeOptions<DiscardChangesModalProps>;
    PortalModal?: ComponentThemeOptions<ModalFrameProps>;
    PortalProgressModal?: ComponentThemeOptions<ProgressModalProps>;
  }
}
