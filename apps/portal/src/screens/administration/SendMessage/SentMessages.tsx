import { PaneHeader, sentMessageColumns } from '@portal/ui/administration';
import { DataTable } from '@portal/ui/tables';
import { useState } from 'react';
import { asyncList } from '../../../api/asyncState.ts';
import { isExtensionMissing } from '../../../api/failures.ts';
import { useSentMessages } from '../../../api/resources/sentMessages.ts';
import { useOpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { useTableColumns } from '../../../lists/useTableColumns.ts';
import { useTableStateInUrl } from '../../../url/useTableStateInUrl.ts';
import { listMessageActions } from './messageActions.ts';

/** The messages sent so far with their deliveries; nothing if the provider does not list them. */
export function SentMessages() {
  const sentMessages = useSentMessages();
  const openDialog = useOpenDialog();
  const order = useTableStateInUrl(sentMessageColumns);
  const [isLinked] = useState(Object.keys(order.filters ?? {}).length > 0);
  const table = useTableColumns('Sent messages', sentMessageColumns);
  if (isExtensionMissing(sentMessages.error)) return null;
  return (
    <section
      aria-label="Sent messages"
      // A link to filtered messages leads to them, below the form in a narrow window.
      ref={isLinked ? scrollIntoView : undefined}
      style={{ display: 'flex', flexDirection: 'column', flex: 1, minHeight: 240 }}
    >
      <PaneHeader title="Sent messages" />
      <DataTable
        {...table}
        sortFilter={order}
        rows={asyncList(sentMessages)}
        rowId={({ messageId }) => messageId}
        empty={{ text: 'No Data Available', hint: 'Messages appear here for 90 days.' }}
        rowActions={({ messageId }) => listMessageActions(messageId, openDialog)}
      />
    </section>
  );
}

const scrollIntoView = (section: HTMLElement | null) => section?.scrollIntoView();
