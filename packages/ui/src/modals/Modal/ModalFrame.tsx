import { type ReactNode, useId } from 'react';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { IconButton } from '../../buttons/IconButton.tsx';
import { CloseIcon } from '../../icons/icons.tsx';

/** Widths of dialogs in CSS pixels; a narrower window takes its own. */
export const modalWidths = { small: 480, medium: 720, large: 1100 } as const;
export type ModalSize = keyof typeof modalWidths;

/** What asked for closing: the cross, the Esc key, or a click beside the dialog. */
export type CloseReason = 'button' | 'escape' | 'overlay';

export interface ModalFrameProps {
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
  /** Usually a `ModalBody` and a `ModalActions`, in a column. */
  children: ReactNode;
}

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
export function ModalFrame({
  title,
  size = 'medium',
  role = 'dialog',
  describedBy,
  closeLabel = 'Close',
  onClose,
  children,
}: ModalFrameProps) {
  const id = useId();
  return (
    <Dialog
      open
      role={role}
      aria-labelledby={id}
      aria-describedby={describedBy}
      maxWidth={false}
      onClose={(_event, reason) => onClose({ reason: reason === 'backdropClick' ? 'overlay' : 'escape' })}
      slotProps={{
        paper: {
          sx: {
            width: modalWidths[size],
            maxWidth: 'calc(100% - 32px)',
            maxHeight: 'calc(100% - 64px)',
            margin: '16px',
          },
        },
      }}
    >
      <Header>
        <h2 id={id}>{title}</h2>
        <IconButton label={closeLabel} onClick={() => onClose({ reason: 'button' })}>
          <CloseIcon />
        </IconButton>
      </Header>
      {children}
    </Dialog>
  );
}
