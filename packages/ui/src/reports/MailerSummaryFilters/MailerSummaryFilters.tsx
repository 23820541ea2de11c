import type { FormEvent } from 'react';
import { styled } from '../../theme/styled.ts';
import {
  type CampaignChoice,
  type ExpandedView,
  type MailerReportType,
  mailerReportTypes,
} from '@portal/domain/reports';
import { Button } from '../../controls/Button/Button.tsx';
import { searchLandmark } from '../../controls/searchLandmark.ts';
import { type AsyncState, getShownData } from '../../feedback/AsyncState.ts';
import { FailureBanner } from '../../feedback/FailureBanner/FailureBanner.tsx';
import { SelectInput } from '../../controls/SelectInput/SelectInput.tsx';
import { Checkbox } from '../../controls/Checkbox/Checkbox.tsx';
import { LabeledInput } from '../../controls/LabeledInput/LabeledInput.tsx';
import { RadioGroup } from '../../controls/RadioGroup/RadioGroup.tsx';
import { reportViews } from '../reportViews.ts';

export interface MailerSummaryParams {
  type: MailerReportType;
  /** `null` if there is no campaign to choose. */
  campaignId: number | null;
  /** Allocates responses of coupons without a mailer code to the mailers of the coupon. */
  allocate: boolean;
  expandedView: ExpandedView;
}

export interface MailerSummaryFiltersProps {
  /** Current parameters. */
  value: MailerSummaryParams;
  /** Campaigns of the selected type. */
  campaigns: AsyncState<readonly CampaignChoice[]>;
  /** Called when a parameter was changed. Changing the type resets the campaign. */
  onChange: (choice: MailerSummaryParams) => void;
  /** Called by `Show Report`, only with a campaign. */
  onShowReport: () => void;
}

const Root = styled('form')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '4px 16px',
  '& > div:has(> .PortalMailerSummaryFilters-campaign)': { flex: '1 1 200px', maxWidth: 320 },
  '& .PortalMailerSummaryFilters-campaign': { width: '100%' },
  '& > label': { minHeight: theme.typography.pxToRem(theme.density.controlHeight) },
  // Stacks the two views in the height of a label and its input.
  '& .PortalMailerSummaryFilters-view': {
    '& legend': { float: 'inline-start', marginInlineEnd: 8, lineHeight: '1.5rem' },
    '& > div': { flexDirection: 'column' },
    '& label': { minHeight: 24 },
  },
}));

/** Filter form of the mailer summary. */
export function MailerSummaryFilters({
  value,
  campaigns,
  onChange,
  onShowReport,
}: MailerSummaryFiltersProps) {
  const campaignOptions = getShownData(campaigns) ?? [];
  const { campaignId } = value;
  const isListed = campaignOptions.some((option) => option.campaignId === campaignId);
  const disabledReason = campaignId === null ? 'No campaign selected' : undefined;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (disabledReason === undefined) onShowReport();
  };
  return (
    <div {...searchLandmark} aria-label="Mailer Summary">
      <Root onSubmit={handleSubmit}>
        <LabeledInput label="Report Type">
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
        </LabeledInput>
        <LabeledInput label="Campaign">
          {(input) => (
            <SelectInput
              {...input}
              className="PortalMailerSummaryFilters-campaign"
              value={campaignId ?? ''}
              onChange={({ target }) => onChange({ ...value, campaignId: Number(target.value) })}
            >
              {campaignId === null && (
                <option value="">{campaigns.status === 'loading' ? '[working...]' : '[no data]'}</option>
              )}
              {/* Of a link: it may be in no list, or the list is not loaded yet. */}
              {campaignId !== null && !isListed && (
                <option value={campaignId}>{formatCampaign({ campaignId, description: '' })}</option>
              )}
              {campaignOptions.map((option) => (
                <option key={option.campaignId} value={option.campaignId}>
                  {formatCampaign(option)}
                </option>
              ))}
            </SelectInput>
          )}
        </LabeledInput>
        <Checkbox
          label="Allocate Non-specific Coupons"
          checked={value.allocate}
          onChange={({ target }) => onChange({ ...value, allocate: target.checked })}
        />
        <RadioGroup
          className="PortalMailerSummaryFilters-view"
          label="View"
          options={reportViews}
          value={value.expandedView}
          onChange={(change) => onChange({ ...value, expandedView: change.value })}
        />
        <Button type="submit" variant="primary" disabledReason={disabledReason}>
          Show Report
        </Button>
      </Root>
      {campaigns.status === 'failed' && <FailureBanner label="The campaigns" failure={campaigns} />}
    </div>
  );
}

/** Label of a campaign: description and ID. */
export function formatCampaign({ campaignId, description }: CampaignChoice): string {
  return [description, `(${campaignId})`].filter(Boolean).join(' ');
}
