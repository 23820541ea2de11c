import { formatInstantSecond, isAvailable, type PortalStatus } from '@portal/domain';
import { useState } from 'react';
import { styled } from '../../../theme/styled.ts';
import { Button } from '../../../controls/Button/Button.tsx';
import { useSingleFlight } from '../../../controls/useSingleFlight.ts';
import { AsyncContent } from '../../../feedback/AsyncContent/AsyncContent.tsx';
import type { AsyncState } from '../../../feedback/AsyncState.ts';
import { ErrorBanner } from '../../../feedback/ErrorBanner/ErrorBanner.tsx';
import { formatSubmitFailure, type SubmitResponse } from '../../../feedback/SubmitResult.ts';
import { formStyles } from '../../../theme/surfaceStyles.ts';
import { CheckIcon, InfoIcon } from '../../../controls/icons.tsx';
import { ignoreSecondClick } from '../../access/useToggles.ts';

export interface SiteStatusProps {
  /** Whether the system is available, and since when. */
  status: AsyncState<PortalStatus>;
  /** Makes the system available (1) or unavailable (0). Not called again while it is running. */
  onChange: (change: { status: 0 | 1 }) => Promise<SubmitResponse<unknown>>;
}

const Root = styled('div')(({ theme }) => ({
  ...formStyles(theme),
  '& .PortalSiteStatus-state': {
    ...theme.typography.h2,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    margin: '0 0 4px',
  },
  '& [data-available="true"] svg': { color: theme.vars.palette.success.main },
  '& [data-available="false"] svg': { color: theme.vars.palette.warning.main },
  '& .PortalSiteStatus-since': { margin: '0 0 4px', fontVariantNumeric: 'tabular-nums' },
  '& .PortalSiteStatus-effect': { margin: '0 0 16px', color: theme.vars.palette.text.secondary },
}));

/** Availability of the system, since when, and the button that changes it. */
export function SiteStatus({ status, onChange }: SiteStatusProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, run } = useSingleFlight();

  const handleChange = (newStatus: 0 | 1) =>
    run(async () => {
      setFailure(null);
      const response = await onChange({ status: newStatus });
      if (!response.ok) setFailure(formatSubmitFailure(response));
    });

  return (
    <AsyncContent label="Status" state={status}>
      {(current) => {
        const isAvailableNow = isAvailable(current);
        return (
          <Root onClickCapture={ignoreSecondClick}>
            <output className="PortalSiteStatus-state" data-available={isAvailableNow}>
              {isAvailableNow ? <CheckIcon size={20} /> : <InfoIcon size={20} />}
              {isAvailableNow ? 'The system is available' : 'The system is unavailable'}
            </output>
            <p className="PortalSiteStatus-since">
              Last changed{' '}
              <time dateTime={`${current.timeStamp}Z`}>{formatInstantSecond(current.timeStamp)}</time>
            </p>
            <p className="PortalSiteStatus-effect">
              {isAvailableNow
                ? 'Making it unavailable shows a notice to all signed-in users. Users can still sign in.'
                : 'All signed-in users see a notice. Users can still sign in.'}
            </p>
            {failure !== null && (
              <div style={{ marginBottom: 12 }}>
                <ErrorBanner message={failure} />
              </div>
            )}
            <Button
              variant={isAvailableNow ? 'destructive' : 'primary'}
              busy={isBusy}
              onClick={() => void handleChange(isAvailableNow ? 0 : 1)}
            >
              {isAvailableNow ? 'Make Unavailable' : 'Make Available'}
            </Button>
          </Root>
        );
      }}
    </AsyncContent>
  );
}
