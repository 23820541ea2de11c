import type { Recipient } from '@portal/domain';
import { useId, useState } from 'react';
import { styled } from '../../../theme/styled.ts';
import { Button } from '../../../controls/Button/Button.tsx';
import type { AsyncState } from '../../../feedback/AsyncState.ts';
import { useFormValues } from '../../../forms/Form/useFormValues.ts';
import type { Column } from '../../../tables/Column.ts';
import { DataTable } from '../../../tables/DataTable/DataTable.tsx';
import { formatRecipientCount } from './formatRecipientCount.ts';

interface RecipientsProps {
  /** Loading status of the recipients. */
  status: AsyncState<unknown>['status'];
  listRecipients: (group: string) => readonly Recipient[];
}

const columns: readonly Column<Recipient>[] = [
  { field: 'name', heading: 'Name', kind: 'name' },
  { field: 'email', heading: 'Email', kind: 'id' },
];

const Root = styled('div')({
  '& > div': { display: 'flex', alignItems: 'center', gap: 12 },
  '& > section': { display: 'flex', flexDirection: 'column', height: 240, marginTop: 8 },
});

/** Number and list of the recipients of the chosen group. */
export function Recipients({ status, listRecipients }: RecipientsProps) {
  const { group } = useFormValues<{ group: string }>().values;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const recipients = listRecipients(group);
  const isShown = isOpen && recipients.length > 0;
  return (
    <Root data-span="row">
      <div>
        <span aria-live="polite">
          {status === 'loading' && '[working...]'}
          {status === 'ready' && formatRecipientCount(recipients.length)}
        </span>
        {recipients.length > 0 && (
          <Button
            aria-expanded={isShown}
            aria-controls={isShown ? id : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {isShown ? 'Hide recipients' : 'Show recipients'}
          </Button>
        )}
      </div>
      {isShown && (
        <section id={id} aria-label="Recipients">
          <DataTable
            label="Recipients"
            columns={columns}
            rows={{ status: 'ready', data: recipients, refreshing: false }}
            rowId={({ email }) => email}
            scrolling={{ resetKey: group }}
          />
        </section>
      )}
    </Root>
  );
}
