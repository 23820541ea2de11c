import { type ReactNode, useId } from 'react';
import { styled } from '@mui/material/styles';

export interface LabelledInputProps {
  label: string;
  /** What is wrong with the value; shown in red below, with an asterisk beside the label. */
  error?: string | null;
  /** How to fill it, below the input. */
  help?: ReactNode;
  /** Renders the input with these attributes. */
  children: (input: InputAttributes) => ReactNode;
}

/** What ties an input to its label and its notes. */
export interface InputAttributes {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  /** For an input without a label of its own, in a cell of a table. */
  'aria-label'?: string;
}

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  maxWidth: '100%',
  '& label': { ...theme.typography.caption, fontWeight: 500, color: theme.vars.palette.text.secondary },
}));

/** Label above, error and help below, tied to the input between them. */
export function LabelledInput({ label, error, help, children }: LabelledInputProps) {
  const id = useId();
  return (
    <Root>
      <label htmlFor={id}>
        {label}
        {error && <Asterisk />}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy(id, { error, help }),
      })}
      <InputNotes id={id} error={error} help={help} />
    </Root>
  );
}

/** Marks the label of a wrong field in red. The input itself says `aria-invalid`, so it is silent. */
export function Asterisk() {
  return (
    <RedText aria-hidden="true" data-asterisk>
      {' *'}
    </RedText>
  );
}

const RedText = styled('span')(({ theme }) => ({ color: theme.vars.palette.error.main }));

const Notes = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  marginTop: 2,
  color: theme.vars.palette.text.secondary,
}));

interface NotesProps {
  /** Id of the input they belong to. */
  id: string;
  error?: string | null;
  help?: ReactNode;
}

/** The notes below an input: what is wrong, then how to fill it. */
export function InputNotes({ id, error, help }: NotesProps) {
  if (!error && !help) return null;
  return (
    <Notes>
      {error && <RedText id={`${id}-error`}>{error}</RedText>}
      {help && <span id={`${id}-help`}>{help}</span>}
    </Notes>
  );
}

/** Value of `aria-describedby` for an input with these notes. */
export function describedBy(id: string, { error, help }: Omit<NotesProps, 'id'>): string | undefined {
  const ids = [error ? `${id}-error` : '', help ? `${id}-help` : ''];
  return ids.filter(Boolean).join(' ') || undefined;
}
