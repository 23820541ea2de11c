import { DeliveriesModal } from '@portal/ui/administration';
import { asyncList, withMissing } from '../../../api/asyncState.ts';
import { retryDeliveries, useDeliveries, useSentMessages } from '../../../api/resources/sentMessages.ts';
import type { RecordDialogProps } from '../../../dialogs/Dialogs.ts';
import { useDialogTitle } from '../../../dialogs/useDialogTitle.ts';

/** The dialog that shows who received a message. */
export function Deliveries({ recordId, onClose }: RecordDialogProps) {
  const messageId = Number(recordId);
  const { data: sentMessages } = useSentMessages();
  const message = sentMessages?.find((each) => each.messageId === messageId);
  useDialogTitle(message?.subject);
  const deliveries = useDeliveries(messageId);
  return (
    <DeliveriesModal
      subject={message?.subject ?? `message ${recordId}`}
      deliveries={withMissing(asyncList(deliveries), deliveries.error, 'No message has this ID.')}
      onRetry={(deliveryIds) => retryDeliveries({ messageId, deliveryIds })}
      onClose={onClose}
    />
  );
}
