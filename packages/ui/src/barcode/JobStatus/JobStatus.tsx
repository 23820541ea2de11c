import { styled } from '../../theme/styled.ts';
import { StatusBadge, type StatusKind } from '../../feedback/StatusBadge/StatusBadge.tsx';

export interface JobStatusProps {
  /** Status as sent by the service. */
  status: string;
  /** Progress of a running job, or why it failed. */
  detail: string | null;
}

const Detail = styled('small')(({ theme }) => ({
  fontSize: '0.75rem',
  color: theme.vars.palette.text.secondary,
  '@media print': { fontSize: 'inherit' },
}));

const kinds: Readonly<Record<string, StatusKind>> = {
  Processing: 'info',
  Complete: 'success',
  Failed: 'error',
};

/** Status of a job with its progress or failure reason, in the line of its cell, which shows on focus what it has cut. */
export function JobStatus({ status, detail }: JobStatusProps) {
  return (
    <>
      <StatusBadge kind={kinds[status] ?? 'neutral'}>{status}</StatusBadge>
      {detail !== null && <Detail> {detail}</Detail>}
    </>
  );
}
