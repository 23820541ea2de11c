import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  lineHeight: '16px',
  '& h2': {
    ...theme.typography.h3,
    lineHeight: 'inherit',
    margin: 0,
    color: theme.vars.palette.text.primary,
  },
  '& output': { color: theme.vars.palette.text.secondary },
}));

export interface ReportHeadingProps {
  /** Which report is shown. */
  children: string;
  /** That it has no rows. */
  notice?: string;
}

/** The heading of the report that is shown, beside the title of its screen. */
export function ReportHeading({ children, notice }: ReportHeadingProps) {
  return (
    <Root>
      <h2>{children}</h2>
      {notice && <output>{notice}</output>}
    </Root>
  );
}

const Note = styled('p')(({ theme }) => ({
  margin: 0,
  padding: '0 0 4px',
  color: theme.vars.palette.text.secondary,
}));

export interface ReportNoteProps {
  /** One or two sentences. */
  children: ReactNode;
}

/** What a reader of the report has to know, such as which weeks are missing. */
export function ReportNote({ children }: ReportNoteProps) {
  return <Note>{children}</Note>;
}
