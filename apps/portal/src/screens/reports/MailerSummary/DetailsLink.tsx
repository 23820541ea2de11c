import type { LinkProps } from '@portal/ui/controls';
import { useSearchParams } from 'react-router-dom';
import { PortalLink } from '../../../navigation/PortalLink.tsx';
import { withSummaryState } from '../shared/summaryLink.ts';

/** A link from the mailer summary to details, from which a link leads back to the summary as it is now. */
export function DetailsLink({ href, ...props }: LinkProps) {
  const [params] = useSearchParams();
  return <PortalLink {...props} href={withSummaryState(href, params)} />;
}
