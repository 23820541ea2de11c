import { mailerColumns } from '@portal/ui/campaigns';
import { fileNames } from '../../../downloads/fileNames.ts';
import { FilteredListPage } from '../../../lists/FilteredListPage.tsx';
import { ADD_KEYS } from '../../../actions/pageActions.ts';
import { ActionLink } from '../../../actions/ActionLink.tsx';
import { MAILER_ADD_PATH } from '../paths.ts';
import { mailerList } from './mailerList.ts';

/** The mailers, filtered and paged (specification 2 §2). */
export function MailerListScreen() {
  return (
    <FilteredListPage
      title="Mailers"
      label="Mailers"
      list={mailerList}
      columns={mailerColumns}
      rowId={({ mailerCode }) => mailerCode}
      fileName={fileNames.mailers}
      submitLabel="Show Mailers"
      actions={
        <ActionLink to={MAILER_ADD_PATH} keys={ADD_KEYS}>
          Add mailer
        </ActionLink>
      }
      empty={{ text: '[no data]', hint: 'Clear a filter or choose a longer period.' }}
    />
  );
}
