import { MailerSummaryHelp } from '@portal/ui/reports';
import type { DialogProps } from '../../../dialogs/Dialogs.ts';
import choose from './pictures/choose.webp';
import chooseDark from './pictures/choose-dark.webp';
import follow from './pictures/follow.webp';
import followDark from './pictures/follow-dark.webp';
import read from './pictures/read.webp';
import readDark from './pictures/read-dark.webp';

const pictures = { choose, read, follow };
const darkPictures = { choose: chooseDark, read: readDark, follow: followDark };

/** The help of the mailer summary, with screenshots made by `npm run help-pictures`. */
export function MailerSummaryHelpDialog({ onClose }: DialogProps) {
  return <MailerSummaryHelp pictures={pictures} darkPictures={darkPictures} onClose={onClose} />;
}
