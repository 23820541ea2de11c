import { styled } from '../../theme/styled.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { Modal } from '../../modals/Modal/Modal.tsx';
import { useColorScheme } from '../../theme/PortalThemeProvider/ThemeContexts.tsx';

/** URLs of the screenshots, which the host ships. */
export interface HelpPictures {
  choose: string;
  read: string;
  follow: string;
}

export interface MailerSummaryHelpProps {
  /** The three screenshots. */
  pictures: HelpPictures;
  /** The same of the dark scheme; default `pictures`. */
  darkPictures?: HelpPictures;
  /** Called when the dialog is to be closed. */
  onClose: () => void;
}

const steps = [
  {
    picture: 'choose',
    heading: 'Choose what to report',
    text: 'Choose the type, the campaign, whether coupons without a mailer code are allocated to the mailers of their coupon, and how often a transaction counts. Changing any of them clears the results; press Show Report to load them.',
    alt: 'The report filters: report type, campaign, allocation, view and Show Report.',
  },
  {
    picture: 'read',
    heading: 'Read the results',
    text: 'Each mailer code has a row. Yellow rows are the totals of the coupons and of the campaign; sorting leaves them in place. A double click, or Ctrl+C on a focused cell, copies a mailer code or description. Use the ⋮ menu to choose columns, print or download.',
    alt: 'The table of the report with a row for each mailer code and yellow totals below.',
  },
  {
    picture: 'follow',
    heading: 'Open the details of a row',
    text: 'The two icons beside a mailer code open its results by store and by date. In a total row they open the results of the whole coupon or campaign.',
    alt: 'The details of one mailer by store, with the button Download File.',
  },
] as const satisfies readonly { picture: keyof HelpPictures; [part: string]: string }[];

/** The footer has a button `Close`, too. */
const modalTexts = { close: 'Close help' };

const Figure = styled('figure')(({ theme }) => ({
  margin: '0 0 20px',
  '& h3': { ...theme.typography.body1, fontWeight: 600, margin: 0 },
  '& p': { ...theme.typography.body2, margin: '2px 0 8px', maxWidth: '72ch' },
  '& img': {
    display: 'block',
    maxWidth: '100%',
    height: 'auto',
    border: `1px solid ${theme.vars.palette.portal.hairline}`,
    borderRadius: theme.vars.shape.borderRadius,
  },
}));

/** Help dialog of the mailer summary, with three screenshots. */
export function MailerSummaryHelp({ pictures, darkPictures = pictures, onClose }: MailerSummaryHelpProps) {
  const shownPictures = useColorScheme() === 'dark' ? darkPictures : pictures;
  return (
    <Modal
      title="Help for Mailer Summary"
      size="large"
      localeText={modalTexts}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          Close
        </Button>
      }
    >
      {steps.map(({ picture, heading, text, alt }) => (
        <Figure key={picture}>
          <figcaption>
            <h3>{heading}</h3>
            <p>{text}</p>
          </figcaption>
          <img src={shownPictures[picture]} alt={alt} />
        </Figure>
      ))}
    </Modal>
  );
}
