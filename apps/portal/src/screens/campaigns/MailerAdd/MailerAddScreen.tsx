import { AddMailerForm } from '@portal/ui/campaigns';
import { Page } from '@portal/ui/layout';
import { ActionLink } from '../../../actions/ActionLink.tsx';
import { MAILER_LIST_PATH } from '../paths.ts';
import { addMailer } from './addMailer.ts';

/** Adds mailers, one after the other (specification 2 §2). */
export function MailerAddScreen() {
  return (
    <Page title="Add Mailer" actions={<ActionLink to={MAILER_LIST_PATH}>All mailers</ActionLink>}>
      <AddMailerForm onAdd={addMailer} />
    </Page>
  );
}
