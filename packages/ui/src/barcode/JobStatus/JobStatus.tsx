import { styled } from '@mui/material/styles';
import { CheckIcon, ErrorIcon, InfoIcon } from '../../controls/icons.tsx';

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
  '& > svg': { flex: 'none' },
  '& > span': {
    overflowWrap: 'anywhere',
    fontSize: 12,
    lineHeight: '16px',
    color: theme.vars.palette.text.secondary,
    '@media print': { fontSize: 'inherit', lineHeight: 'inherit' },
  },
  '&[data-kind="Complete"] > svg': { color: theme.vars.palette.success.main },
  '&[data-kind="Processing"] > svg': { color: theme.vars.palette.info.main },
  '&[data-kind="Failed"], &[data-kind="Failed"] > span': { color: theme.vars.palette.error.main },
}));

const icons: Readonly<Record<string, typeof CheckIcon>> = {
  Processing: InfoIcon,
  Complete: CheckIcon,
  Failed: ErrorIcon,
};

/** Status of a job with its progress or failure reason, in as many lines as it takes. */
export function JobStatus({ status, detail }: JobStatusProps) {
  const Icon = icons[status];
  return (
    <Root data-kind={status}>
      {Icon && <Icon size={14} />}
      {status}
      {detail !== null && <span>{detail}</span>}
    </Root>
  );
}
