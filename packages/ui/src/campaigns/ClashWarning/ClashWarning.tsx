import {
  type CampaignClashList,
  type CampaignDraft,
  findClashingRanges,
  formatDate,
  formatNumber,
} from '@portal/domain';
import { styled } from '../../theme/styled.ts';

export interface ClashWarningProps {
  /** The campaign being edited. */
  draft: CampaignDraft;
  /** Campaigns whose sale dates and ranges overlap with the draft; `null` while unknown. */
  clashes: CampaignClashList | null;
}

/** Number of campaigns that are listed; further ones are only counted. */
const maxListed = 5;

const Root = styled('section')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '8px 12px',
  borderRadius: theme.vars.shape.borderRadius,
  border: `1px solid ${theme.vars.palette.warning.main}`,
  backgroundColor: theme.vars.palette.portal.warningSurface,
  '& h3': { ...theme.typography.body2, fontWeight: 600, margin: 0 },
  '& ul': { margin: '4px 0 0', paddingBlock: 0, paddingInline: '16px 0' },
}));

/** Warns of other campaigns that mail the same codes on the same days. Saving remains possible. */
export function ClashWarning({ draft, clashes }: ClashWarningProps) {
  if (clashes === null || clashes.campaignCount === 0) return null;
  const listedClashes = clashes.campaigns.slice(0, maxListed);
  const hiddenCount = clashes.campaignCount - listedClashes.length;
  return (
    <Root aria-live="polite" aria-label="Campaigns with overlapping mailer codes">
      <h3>{formatHeading(clashes.campaignCount)}</h3>
      <ul>
        {listedClashes.map((clash) => (
          <li key={clash.campaignId}>
            {`${clash.campaignId} ${clash.shortDescription}, ${formatDate(clash.saleDateBegin)} to ${formatDate(clash.saleDateEnd)}: `}
            {findClashingRanges(draft, clash)
              .map(({ own, other }) => `range ${own.number} overlaps ${other.start} to ${other.end}`)
              .join('; ')}
          </li>
        ))}
        {hiddenCount > 0 && <li>{`and ${formatNumber(hiddenCount)} more`}</li>}
      </ul>
    </Root>
  );
}

function formatHeading(count: number): string {
  return count === 1
    ? '1 campaign with a sale on the same days uses the same mailer codes'
    : `${formatNumber(count)} campaigns with a sale on the same days use the same mailer codes`;
}
