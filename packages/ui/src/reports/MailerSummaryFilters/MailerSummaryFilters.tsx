import { type FormEvent, useId } from 'react';
import { styled } from '@mui/material/styles';
import {
  type CampaignChoice,
  type ExpandedView,
  type MailerReportType,
  mailerReportTypes,
} from '@portal/domain/reports';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import type { AsyncState } from '../../feedback/AsyncState.ts';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { SelectInput, TickInput } from '../../forms/inputs/inputs.ts';
import { LabelledInput } from '../../forms/inputs/LabelledInput.tsx';
import { RadioGroup } from '../../forms/inputs/RadioGroup/RadioGroup.tsx';
import { reportViews } from '../reportViews.ts';

/** What the mailer summary is asked for. */
export interface MailerSummaryChoice {
  type: MailerReportType;
  /** `null` while there is none to choose. */
  campaignId: number | null;
  /** Responses of coupons without a mailer code are spread over the coupon's mailers. */
  allocate: boolean;
  expandedView: ExpandedView;
}

export interface MailerSummaryFiltersProps {
  /** What is chosen. */
  value: MailerSummaryChoice;
  /** Campaigns of the chosen type. */
  campaigns: AsyncState<readonly CampaignChoice[]>;
  /** Another type, campaign, allocation or view was chosen. Another type comes without a campaign. */
  onChange: (choice: MailerSummaryChoice) => void;
  /** `Show Report` was pressed; only with a campaign. */
  onShow: () => void;
}

const Root = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '4px 16px',
  '& > div:has(> .PortalMailerSummaryFilters-campaign)': { flex: '1 1 200px', maxWidth: 320 },
  '& .PortalMailerSummaryFilters-campaign': { width: '100%' },
  '& .PortalMailerSummaryFilters-tick': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    minHeight: theme.density.controlHeight,
  },
  // The two views stand one above the other, in the height of a label and its input.
  '& .PortalMailerSummaryFilters-view': {
    '& legend': { float: 'left', marginRight: 8, lineHeight: '24px' },
    '& > div': { flexDirection: 'column' },
    '& label': { minHeight: 24 },
  },
  '@media print': { display: 'none' },
}));

/** The controls of the mailer summary (specification 3 §2). */
export function MailerSummaryFilters({ value, campaigns, onChange, onShow }: MailerSummaryFiltersProps) {
  const reasonId = useId();
  const tickId = useId();
  const choices = campaigns.status === 'ready' ? campaigns.data : [];
  const disabledReason = value.campaignId === null ? 'There is no campaign to report on' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (disabledReason === undefined) onShow();
  };
  return (
    <search aria-label="Mailer Summary">
      <Root onSubmit={submit}>
        <LabelledInput label="Report Type">
          {(input) => (
            <SelectInput
              {...input}
              value={value.type}
              onChange={({ target }) =>
                onChange({ ...value, type: target.value as MailerReportType, campaignId: null })
              }
            >
              {mailerReportTypes.map((type) => (
                <option key={type}>{type}</option>
              ))}
            </SelectInput>
          )}
        </LabelledInput>
        <LabelledInput label="Campaign">
          {(input) => (
            <SelectInput
              {...input}
              className="PortalMailerSummaryFilters-campaign"
              value={value.campaignId ?? ''}
              onChange={({ target }) => onChange({ ...value, campaignId: Number(target.value) })}
            >
              {value.campaignId === null && (
                <option value="">{campaigns.status === 'loading' ? '[working...]' : '[no data]'}</option>
              )}
              {choices.map(({ campaignId, description }) => (
                <option key={campaignId} value={campaignId}>
                  {campaignText({ campaignId, description })}
                </option>
              ))}
            </SelectInput>
          )}
        </LabelledInput>
        <label className="PortalMailerSummaryFilters-tick" htmlFor={tickId}>
          <TickInput
            id={tickId}
            type="checkbox"
            checked={value.allocate}
            onChange={({ target }) => onChange({ ...value, allocate: target.checked })}
          />
          Allocate Non-specific Coupons
        </label>
        <RadioGroup
          className="PortalMailerSummaryFilters-view"
          label="View"
          options={reportViews}
          value={value.expandedView}
          onChange={(change) => onChange({ ...value, expandedView: change.value })}
        />
        <PlainButton
          type="submit"
          data-primary="true"
          aria-disabled={disabledReason !== undefined}
          aria-describedby={disabledReason && reasonId}
          title={disabledReason}
        >
          Show Report
        </PlainButton>
        {disabledReason && (
          <span id={reasonId} hidden>
            {disabledReason}
          </span>
        )}
      </Root>
      {campaigns.status === 'failed' && (
        <ErrorBanner
          message={`The campaigns could not be loaded. ${campaigns.message}`}
          onRetry={campaigns.retry}
          action={campaigns.action}
        />
      )}
    </search>
  );
}

/** A campaign as the select and the report name it: description and id. */
export function campaignText({ campaignId, description }: CampaignChoice): string {
  return `${description} (${campaignId})`;
}
