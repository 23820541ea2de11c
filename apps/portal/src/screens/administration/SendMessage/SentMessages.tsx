import { PaneHeader, sentMessageColumns } from '@portal/ui/administration';
import { DataTable } from '@portal/ui/tables';
import { asyncList } from '../../../api/asyncState.ts';
import { isExtensionMissing } from '../../../api/failures.ts';
import { useSentMessages } from '../../../api/resources/sentMessages.ts';
import { useOpenDialog } from '../../../dialogs/dialogInUrl.ts';
import { useColumnSettings } from '../../../lists/useColumnSettings.ts';

/** The messages sent so far with their deliveries; nothing if the provider does not list them. */
export function SentMessages() {
  const sentMessages = useSentMessages();
  const openDialog = useOpenDialog();
  const columnSettings = useColumnSettings('Sent messages', sentMessageColumns);
  if (isExtensionMissing(sentMessages.error)) return null;
  return (
    <section aria-label="Sent messages" style={{ display: 'flex', flexDirection: 'column', minHeight: 240 }}>
      <PaneHeader title="Sent messages" />
      <DataTable
        label="Sent messages"
        columnSettings={columnSettings}
        columns={sentMessageColumns}
        rows={asyncList(sentMessages)}
        rowId={({ messageId }) => messageId}
        empty={{ text: 'No Data Available', hint: 'Messages appear here for 90 days.' }}
        rowActions={({ messageId }) => [
          { kind: 'action', label: 'Show deliveries', onSelect: () => openDialog('deliveries', messageId) },
        ]}
      />
    </section>
  );
}
