import { type CSSProperties, type ReactNode, use, useId } from 'react';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { type Localized, type RootProps, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { CloseIcon } from '../../controls/icons.tsx';
import { floatingStyles } from '../../theme/surfaceStyles.ts';
import { ModalToolsContext } from './ModalToolsContext.ts';

/** Widths of dialogs in CSS pixels, limited by the width of the window. */
export const modalWidths = { small: 480, medium: 720, large: 1100 } as const;
export type ModalSize = keyof typeof modalWidths;

/** Root props of every dialog. */
export interface ModalRootProps extends RootProps<HTMLDivElement> {
  /** Slots of MUI's `Dialog`: `transition`, `backdrop`, … */
  slots?: DialogProps['slots'];
  /** Props of these slots. */
  slotProps?: DialogProps['slotProps'];
}

const modalLocaleText = {
  /** Name of the close button. Use another one if the dialog has its own `Close` button. */
  close: 'Close',
};

/** Built-in English text of `ModalFrame`; override it with `localeText`. */
export type ModalLocaleText = typeof modalLocaleText;

export interface ModalFrameProps extends ModalRootProps, Localized<ModalLocaleText> {
  /** Verb and object, such as `Edit user jdoe`. */
  title: string;
  /** Default `medium`. */
  size?: ModalSize;
  /** Default `dialog`; `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** ID of the element for `aria-describedby`. */
  describedBy?: string;
  /** Called when closing is requested: by the close button, the Esc key, or a click on the overlay. The parent decides. */
  onClose: (request: { reason: 'button' | 'escape' | 'overlay' }) => void;
  /** Usually a `ModalBody` and a `ModalActions`. */
  children: ReactNode;
}

const Root = styled(Dialog, { name: 'PortalModal', slot: 'Root' })(({ theme }) => ({
  '& .MuiDialog-paper': {
    ...floatingStyles(theme),
    width: 'var(--PortalModal-width)',
    maxWidth: 'calc(100% - 32px)',
    maxHeight: 'calc(100% - 64px)',
    margin: '16px',
  },
}));

const Header = styled('header')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  paddingBlock: 0,
  paddingInline: '16px 8px',
  borderBottom: `1px solid ${theme.vars.palette.portal.hairline}`,
  '& h2': {
    ...theme.typography.h2,
    flex: 1,
    minWidth: 0,
    margin: 0,
    padding: '12px 0',
    overflowWrap: 'anywhere',
  },
}));

/** Footer with the buttons of a dialog. */
export const ModalActions = styled('footer')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 16px',
  borderTop: `1px solid ${theme.vars.palette.portal.hairline}`,
}));

/** Frame of every dialog: title, close button, focus trap, Esc and overlay. */
export function ModalFrame(inProps: ModalFrameProps) {
  const [props, strings] = useLocalizedThemeProps('PortalModal', inProps, modalLocaleText);
  const { title, size = 'medium', role = 'dialog', describedBy, onClose, children, ...root } = props;
  const id = useId();
  return (
    <Root
      {...root}
      style={{ ...root.style, '--PortalModal-width': `${modalWidths[size]}px` } as CSSProperties}
      open
      role={role}
      aria-labelledby={id}
      aria-describedby={describedBy}
      maxWidth={false}
      onClose={(_event, reason) => onClose({ reason: reason === 'backdropClick' ? 'overlay' : 'escape' })}
    >
      <Header>
        <h2 id={id}>{title}</h2>
        {use(ModalToolsContext)}
        <IconButton label={strings.close} onClick={() => onClose({ reason: 'button' })}>
          <CloseIcon />
        </IconButton>
      </Header>
      <ModalToolsContext value={null}>{children}</ModalToolsContext>
    </Root>
  );
}
