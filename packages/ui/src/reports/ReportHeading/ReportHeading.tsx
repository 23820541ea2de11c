import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 12,
  lineHeight: '1rem',
  '& h2': {
    ...theme.typography.h3,
    lineHeight: 'inherit',
    margin: 0,
    color: theme.vars.palette.text.primary,
  },
  '& output': { color: theme.vars.palette.text.secondary },
}));

export interface ReportHeadingProps {
  /** Name of the report. */
  children: string;
  /** Notice that the report has no rows. */
  notice?: string;
}

/** Heading of the shown report, beside the title of the screen. */
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

/** Note for readers of the report, for example on missing weeks. */
export function ReportNote({ children }: ReportNoteProps) {
  return <Note>{children}</Note>;
}
