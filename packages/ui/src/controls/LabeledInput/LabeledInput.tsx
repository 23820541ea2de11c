import { type ReactNode, useId } from 'react';
import { type RootProps, styled } from '../../theme/styled.ts';
import { ErrorIcon } from '../icons.tsx';

export interface LabeledInputProps extends RootProps<HTMLDivElement> {
  label: string;
  /** Marks the label with an asterisk, red while the input is invalid. */
  required?: boolean;
  /** Marks the label of an optional input, too, while it is invalid. For fields of forms. */
  marksError?: boolean;
  /** Error message, shown in red below the input. */
  error?: string | null;
  /** Help text below the input. */
  help?: ReactNode;
  /** Renders the input with these attributes. */
  children: (input: InputAttributes) => ReactNode;
}

/** Attributes that connect an input with its label and notes. */
export interface InputAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-required'?: boolean;
  'aria-describedby': string | undefined;
  /** For an input without a visible label, such as in a table cell. */
  'aria-label'?: string;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxWidth: '100%',
  '& label': { ...theme.typography.caption, fontWeight: 500, color: theme.vars.palette.text.secondary },
}));

/**
 * Label above the input, error and help below, connected by ARIA attributes.
 * @alias form control, field
 */
export function LabeledInput({
  label,
  required = false,
  marksError = false,
  error,
  help,
  children,
  ...root
}: LabeledInputProps) {
  const id = useId();
  return (
    <Root {...root}>
      <label htmlFor={id}>
        {label}
        {(required || (marksError && error)) && <RequiredMark isInvalid={Boolean(error)} />}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-required': required || undefined,
        'aria-describedby': getDescribedBy(id, { error, help }),
      })}
      <InputNotes id={id} error={error} help={help} />
    </Root>
  );
}

/** A group of inputs, with a `legend` that looks like the label of an input. */
export const FieldSet = styled('fieldset')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': {
    ...theme.typography.caption,
    padding: 0,
    fontWeight: 500,
    color: theme.vars.palette.text.secondary,
  },
}));

const Asterisk = styled('span')(({ theme }) => ({
  '&::after': { content: '" *" / ""' },
  '&[data-invalid]::after': { color: theme.vars.palette.error.main },
}));

/** Marks the label of a required or invalid input or group. Silent and outside the text: `aria-required` or a description says it. */
export function RequiredMark({ isInvalid }: { isInvalid: boolean }) {
  return (
    <Asterisk className="PortalLabel-required" aria-hidden="true" data-invalid={isInvalid || undefined} />
  );
}

const RedText = styled('span')(({ theme }) => ({
  color: theme.vars.palette.error.main,
  '& svg': { marginInlineEnd: 4, verticalAlign: '-2px' },
}));

const Notes = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexDirection: 'column',
  marginTop: 2,
  color: theme.vars.palette.text.secondary,
}));

interface NotesProps {
  /** ID of the input. */
  id: string;
  error?: string | null;
  help?: ReactNode;
}

/** Error and help below an input. */
export function InputNotes({ id, error, help }: NotesProps) {
  if (!error && !help) return null;
  return (
    <Notes
      className="PortalInput-notes"
      data-error={Boolean(error) || undefined}
      data-help={Boolean(help) || undefined}
    >
      {error && (
        <RedText id={`${id}-error`}>
          <ErrorIcon size={14} />
          {error}
        </RedText>
      )}
      {help && <span id={`${id}-help`}>{help}</span>}
    </Notes>
  );
}

/** `aria-describedby` of an input with these notes. */
export function getDescribedBy(id: string, { error, help }: Omit<NotesProps, 'id'>): string | undefined {
  const ids = [error ? `${id}-error` : '', help ? `${id}-help` : ''];
  return ids.filter(Boolean).join(' ') || undefined;
}
