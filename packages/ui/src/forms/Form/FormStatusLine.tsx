import { keyframes } from '@emotion/react';
import { styled } from '../../theme/styled.ts';
import { CheckIcon, ErrorIcon, InfoIcon } from '../../controls/icons.tsx';
import { useFormProgress } from './formContext.ts';
import { useFormLocaleText } from './formLocaleText.ts';

export interface FormStatusLineProps {
  /** Why the form cannot be submitted now, or `null`. */
  reason: string | null;
  /** ID of the element with the reason, for `aria-describedby`. */
  reasonId: string;
}

const Line = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  gap: 6,
  '& > svg': { flex: 'none', marginTop: 2 },
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '&[data-kind="quiet"]': { color: theme.vars.palette.text.secondary },
  '&[data-kind="saved"]': { color: theme.vars.palette.success.main },
  '&[data-kind="failed"]': { color: theme.vars.palette.error.main },
}));

const LiveRegion = styled('output')({ display: 'block' });
const SecondaryText = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

const appearKeyframes = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** Delayed, so that fast responses do not flash it. */
const DelayedText = styled('p')({ animation: `${appearKeyframes} 1ms 400ms both` });

/** Status of the whole form: sending, saved, failed, or why it cannot be submitted. */
export function FormStatusLine({ reason, reasonId }: FormStatusLineProps) {
  const strings = useFormLocaleText();
  const { status, isBusy } = useFormProgress('FormStatusLine');
  return (
    <>
      {/* Always rendered: a live region announces changes of its content, not its own insertion. */}
      <LiveRegion>
        {isBusy && (
          <Line data-kind="quiet">
            <DelayedText>{strings.sending}</DelayedText>
          </Line>
        )}
        {(status.kind === 'saved' || status.kind === 'info') && (
          <Line data-kind={status.kind}>
            {status.kind === 'saved' ? <CheckIcon /> : <InfoIcon />}
            <p>{status.message}</p>
            {status.detail && <SecondaryText>{status.detail}</SecondaryText>}
          </Line>
        )}
      </LiveRegion>
      {status.kind === 'failed' && status.lines.length > 0 && (
        <Line role="alert" data-kind="failed">
          <ErrorIcon />
          <div>
            {status.lines.map((line) => (
              <p key={line}>{line || strings.submitFailed}</p>
            ))}
          </div>
        </Line>
      )}
      {reason !== null && !isBusy && (
        <Line id={reasonId} data-kind="quiet">
          <p>{reason}</p>
        </Line>
      )}
    </>
  );
}
