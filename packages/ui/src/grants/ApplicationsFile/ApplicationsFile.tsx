import { styled } from '../../theme/styled.ts';
import { FailureBanner } from '../../feedback/FailureBanner/FailureBanner.tsx';
import type { AsyncState } from '../../feedback/AsyncState.ts';

export interface ApplicationsFileProps {
  /** URL of the generated file, or its state; `empty`: not requested. */
  state: AsyncState<string>;
  /** Whether the link of the file has expired. */
  isExpired?: boolean;
}

const Root = styled('output')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '4px 12px',
  minHeight: theme.typography.pxToRem(theme.density.controlHeight),
  color: theme.vars.palette.text.secondary,
  '& a': { color: theme.vars.palette.primary.main },
  '&:empty': { minHeight: 0 },
}));

/** Link to the generated CSV file. */
export function ApplicationsFile({ state, isExpired = false }: ApplicationsFileProps) {
  return (
    <Root>
      {state.status === 'loading' && 'Generating the CSV file…'}
      {state.status === 'failed' && <FailureBanner failure={state} />}
      {state.status === 'ready' && !isExpired && (
        <>
          <a href={state.data} download>
            Download CSV file
          </a>
          <span>This link works for you for 5 minutes.</span>
        </>
      )}
      {state.status === 'ready' && isExpired && 'The link has expired. Generate the file again.'}
    </Root>
  );
}
