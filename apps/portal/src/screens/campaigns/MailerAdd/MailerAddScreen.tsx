import { AddMailerForm } from '@portal/ui/campaigns';
import { Page } from '@portal/ui/layout';
import { ScreenLink } from '../../../navigation/ScreenLink.tsx';
import { MAILER_LIST_PATH } from '../paths.ts';
import { addMailer } from './addMailer.ts';

/** Adds mailers, one after the other (specification 2 §2). */
export function MailerAddScreen() {
  return (
    <Page title="Add Mailer" actions={<ScreenLink to={MAILER_LIST_PATH}>All mailers</ScreenLink>}>
      <AddMailerForm onAdd={addMailer} />
    </Page>
  );
}
