import { ErrorBanner } from '@portal/ui/feedback';
import { Page } from '@portal/ui/layout';
import { ActionLink } from '../../../actions/ActionLink.tsx';
import { MAILER_SUMMARY_PATH } from '../paths.ts';

interface UnknownDetailsProps {
  title: string;
  /** What the URL does not name, such as `Unknown Mailer Code`. */
  description: string | null;
  /** The parameters that are missing or invalid. */
  messages: readonly string[];
}

/** A details screen whose URL does not say whose details to show. */
export function UnknownDetails({ title, description, messages }: UnknownDetailsProps) {
  return (
    <Page
      title={title}
      count={description}
      actions={<ActionLink to={MAILER_SUMMARY_PATH}>Mailer Summary</ActionLink>}
    >
      <div style={{ display: 'grid', gap: 8 }}>
        {messages.map((message) => (
          <ErrorBanner key={message} message={`Error: ${message}`} />
        ))}
        <p>
          Details are opened from a row of the Mailer Summary. If you have no access to it, ask an
          administrator.
        </p>
      </div>
    </Page>
  );
}
