import { styled } from '@mui/material/styles';
import { StatusBadge, type StatusKind } from '../../feedback/StatusBadge/StatusBadge.tsx';

export interface JobStatusProps {
  /** Status as sent by the service. */
  status: string;
  /** Progress of a running job, or why it failed. */
  detail: string | null;
}

const Root = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  padding: '2px 0',
  maxWidth: '100%',
  verticalAlign: 'middle',
  whiteSpace: 'normal',
  '& > small': {
    overflowWrap: 'anywhere',
    fontSize: '0.75rem',
    lineHeight: '1rem',
    color: theme.vars.palette.text.secondary,
    '@media print': { fontSize: 'inherit', lineHeight: 'inherit' },
  },
}));

const kinds: Readonly<Record<string, StatusKind>> = {
  Processing: 'info',
  Complete: 'success',
  Failed: 'error',
};

/** Status of a job with its progress or failure reason, in as many lines as it takes. */
export function JobStatus({ status, detail }: JobStatusProps) {
  return (
    <Root>
      <StatusBadge kind={kinds[status] ?? 'neutral'}>{status}</StatusBadge>
      {detail !== null && <small>{detail}</small>}
    </Root>
  );
}
