import { type ReactNode, useId } from 'react';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { IconButton } from '../../buttons/IconButton.tsx';
import { CloseIcon } from '../../icons/icons.tsx';
import type { RootProps } from '../../theme/RootProps.ts';
import { useThemed } from '../../theme/useThemed.ts';

/** Widths of dialogs in CSS pixels; a narrower window takes its own. */
export const modalWidths = { small: 480, medium: 720, large: 1100 } as const;
export type ModalSize = keyof typeof modalWidths;

/** What asked for closing: the cross, the Esc key, or a click beside the dialog. */
export type CloseReason = 'button' | 'escape' | 'overlay';

/** What every dialog gives to the window it stands in. */
export interface ModalRootProps extends RootProps<HTMLDivElement> {
  /** Other parts than those of MUI's `Dialog`: `transition`, `backdrop`, … */
  slots?: DialogProps['slots'];
  /** What these parts are given. */
  slotProps?: DialogProps['slotProps'];
}

const modalWords = { close: 'Close' };

/** The words of a `ModalFrame`. */
export type ModalWords = typeof modalWords;

export interface ModalFrameProps extends ModalRootProps {
  /** The act and the thing: `Edit user jdoe`. */
  title: string;
  /** Default `medium`. */
  size?: ModalSize;
  /** Default `dialog`; `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Id of the text that a screen reader adds to the title. */
  describedBy?: string;
  /** Name of the cross; default `Close`. Another one where a button of the dialog says `Close`. */
  closeLabel?: string;
  /** Asked to close; whoever holds the dialog decides. */
  onClose: (request: { reason: CloseReason }) => void;
  /** Other words than the English ones. */
  localeText?: Partial<ModalWords>;
  /** Usually a `ModalBody` and a `ModalActions`, in a column. */
  children: ReactNode;
}

const Root = styled(Dialog, {
  name: 'PortalModal',
  slot: 'Root',
  shouldForwardProp: (name) => name !== 'width' && name !== 'sx',
})<{ width: number }>(({ width }) => ({
  '& .MuiDialog-paper': {
    width,
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
  padding: '0 8px 0 16px',
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

/** The buttons of a dialog; they stay in sight. */
export const ModalActions = styled('footer')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '12px 16px',
  borderTop: `1px solid ${theme.vars.palette.portal.hairline}`,
  '& > .PortalModal-rest': { flex: 1 },
}));

/** The window of every dialog: title, close button, focus kept inside and given back, Esc and overlay. */
export function ModalFrame(given: ModalFrameProps) {
  const [props, words] = useThemed('PortalModal', given, modalWords);
  const {
    title,
    size = 'medium',
    role = 'dialog',
    describedBy,
    closeLabel,
    onClose,
    children,
    ...root
  } = props;
  const id = useId();
  return (
    <Root
      {...root}
      width={modalWidths[size]}
      open
      role={role}
      aria-labelledby={id}
      aria-describedby={describedBy}
      maxWidth={false}
      onClose={(_event, reason) => onClose({ reason: reason === 'backdropClick' ? 'overlay' : 'escape' })}
    >
      <Header>
        <h2 id={id}>{title}</h2>
        <IconButton label={closeLabel ?? words.close} onClick={() => onClose({ reason: 'button' })}>
          <CloseIcon />
        </IconButton>
      </Header>
      {children}
    </Root>
  );
}
