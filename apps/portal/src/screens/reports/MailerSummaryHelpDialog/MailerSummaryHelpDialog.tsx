import { MailerSummaryHelp } from '@portal/ui/reports';
import type { DialogProps } from '../../../dialogs/Dialogs.ts';
import choose from './pictures/choose.webp';
import follow from './pictures/follow.webp';
import read from './pictures/read.webp';

/** The help of the mailer summary, with screenshots made by `npm run help-pictures`. */
export function MailerSummaryHelpDialog({ onClose }: DialogProps) {
  return <MailerSummaryHelp pictures={{ choose, read, follow }} onClose={onClose} />;
}
