import { canGoToStep2, isWaiting, jobMaxLengths, type Step1State } from '@portal/domain/barcode';
import { useId } from 'react';
import { styled } from '../../theme/styled.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { getInputWidth } from '../../controls/TextInput/inputWidth.ts';
import { LabeledInput } from '../../controls/LabeledInput/LabeledInput.tsx';
import { SelectInput } from '../../controls/SelectInput/SelectInput.tsx';
import { TextInput } from '../../controls/TextInput/TextInput.tsx';
import type { WizardAction } from '../WizardAction.ts';
import { formStyles } from '../../theme/surfaceStyles.ts';
import { QuietText, StepLine } from './stepStyles.ts';

export interface JobStepProps {
  state: Step1State;
  onAction: (action: WizardAction) => void;
}

const Fields = styled('form')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 16,
  ...formStyles(theme),
  '& label': { marginBottom: 4 },
}));

/** Step 1: name, stats table and channel of the job. */
export function JobStep({ state, onAction }: JobStepProps) {
  const { jobName, statsTable, channelId, channels, copied } = state;
  const copiedRowCount = copied?.rows.length ?? 0;
  const missingHintId = useId();
  const isReady = canGoToStep2(state);
  const isSending = isWaiting(state);
  const isLoading = state.call?.type === 'listChannels';
  const emptyChoice = isLoading
    ? '[working...]'
    : channels?.length === 0
      ? 'No channels'
      : 'Choose a channel';
  return (
    <Fields
      aria-label="Job"
      onSubmit={(event) => {
        event.preventDefault();
        onAction({ type: 'goToStep2' });
      }}
    >
      {copiedRowCount > 0 && (
        <QuietText as="output">
          {`The new job starts with ${copiedRowCount} copied ${copiedRowCount === 1 ? 'row' : 'rows'}.`}
        </QuietText>
      )}
      <LabeledInput label="Job Name" required>
        {(input) => (
          <TextInput
            {...input}
            maxLength={jobMaxLengths.jobName}
            autoComplete="off"
            value={jobName}
            readOnly={isSending}
            style={{ width: getInputWidth(24) }}
            onChange={({ target }) => onAction({ type: 'jobChanged', values: { jobName: target.value } })}
          />
        )}
      </LabeledInput>
      <LabeledInput label="Stats Table" required>
        {(input) => (
          <TextInput
            {...input}
            maxLength={jobMaxLengths.joannStatsTable}
            autoComplete="off"
            spellCheck={false}
            value={statsTable}
            readOnly={isSending}
            style={{ width: getInputWidth(32) }}
            onChange={({ target }) => onAction({ type: 'jobChanged', values: { statsTable: target.value } })}
          />
        )}
      </LabeledInput>
      <LabeledInput label="Channel" required>
        {(input) => (
          <SelectInput
            {...input}
            value={channelId ?? ''}
            disabled={!channels?.length || isSending}
            style={{ minWidth: 200 }}
            onChange={({ target }) =>
              onAction({
                type: 'jobChanged',
                values: { channelId: target.value === '' ? null : Number(target.value) },
              })
            }
          >
            <option value="">{emptyChoice}</option>
            {channels?.map(({ id, channelName }) => (
              <option key={id} value={id}>
                {channelName}
              </option>
            ))}
          </SelectInput>
        )}
      </LabeledInput>
      <StepLine>
        <Button
          type="submit"
          variant="primary"
          disabled={!isReady && !isSending}
          busy={isSending}
          aria-describedby={isReady || isSending ? undefined : missingHintId}
        >
          Go to Step 2
        </Button>
        {!isReady && !isSending && (
          <QuietText id={missingHintId} style={{ alignSelf: 'center' }}>
            Job name, stats table and channel are required.
          </QuietText>
        )}
      </StepLine>
    </Fields>
  );
}
