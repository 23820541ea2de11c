import type { LinkProps } from '@portal/ui/theme';
import { PortalLink } from '../../../navigation/PortalLink.tsx';
import { useScreenParams } from '../../../navigation/screenLocation.tsx';
import { withSummaryState } from '../shared/summaryLink.ts';

/** A link from the mailer summary to details, from which a link leads back to the summary as it is now. */
export function DetailsLink({ href, ...props }: LinkProps) {
  const params = useScreenParams();
  return <PortalLink {...props} href={withSummaryState(href, params)} />;
}
