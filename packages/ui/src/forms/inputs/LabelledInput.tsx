import { type ReactNode, useId } from 'react';
import { styled } from '@mui/material/styles';

export interface LabelledInputProps {
  label: string;
  /** What is wrong with the value; shown in red below, with an asterisk beside the label. */
  error?: string | null;
  /** How to fill it, below the input. */
  help?: ReactNode;
  /** Renders the input with these attributes. */
  children: (input: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '& label': { ...theme.typography.caption, fontWeight: 500, color: theme.vars.palette.text.secondary },
  '& .PortalInput-asterisk, & .PortalInput-error': { color: theme.vars.palette.error.main },
  '& .PortalInput-error, & .PortalInput-help': { ...theme.typography.caption, marginTop: 2 },
  '& .PortalInput-help': { color: theme.vars.palette.text.secondary },
}));

/** Label above, help and error below, tied to the input between them. */
export function LabelledInput({ label, error, help, children }: LabelledInputProps) {
  const id = useId();
  const notes = [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ');
  return (
    <Root>
      <label htmlFor={id}>
        {label}
        {error && (
          <span className="PortalInput-asterisk" aria-hidden="true">
            {' *'}
          </span>
        )}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': notes || undefined })}
      {error && (
        <span id={`${id}-error`} className="PortalInput-error">
          {error}
        </span>
      )}
      {help && (
        <span id={`${id}-help`} className="PortalInput-help">
          {help}
        </span>
      )}
    </Root>
  );
}
