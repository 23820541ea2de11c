import { AddMailerForm } from '@portal/ui/campaigns';
import { Page } from '@portal/ui/layout';
import { ActionLink } from '../../../actions/ActionLink.tsx';
import { MAILER_LIST_PATH } from '../paths.ts';
import type { NewMailer } from '@portal/domain';
import { clients } from '../../../api/clients.ts';
import { submitResult } from '../../../api/submitResult.ts';
import { mutate } from '../../../api/mutations.ts';

/** Adds mailers, one after the other (specification 2 §2). */
export function MailerAddScreen() {
  return (
    <Page title="Add Mailer" actions={<ActionLink to={MAILER_LIST_PATH}>All mailers</ActionLink>}>
      <AddMailerForm onAdd={addMailer} />
    </Page>
  );
}

/** Adds a mailer; the response says in its description whether it was added. */
const addMailer = submitResult((mailer: NewMailer) =>
  mutate([['get', '/api/mailer']], async () => {
    const { data } = await clients.provider.POST('/api/MailerAdd', { body: mailer });
    return { description: data?.description ?? '' };
  }),
);
