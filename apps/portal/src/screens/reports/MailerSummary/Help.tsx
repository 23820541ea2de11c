import { MailerSummaryHelp } from '@portal/ui/reports';
import choose from './help/choose.webp';
import follow from './help/follow.webp';
import read from './help/read.webp';

/** The help of the mailer summary, with screenshots made by `tools/helpPictures.ts`. */
export function Help({ onClose }: { onClose: () => void }) {
  return <MailerSummaryHelp pictures={{ choose, read, follow }} onClose={onClose} />;
}
