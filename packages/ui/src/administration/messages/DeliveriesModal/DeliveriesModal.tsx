import { type Delivery, formatNumber } from '@portal/domain';
import { useState } from 'react';
import { Button } from '../../../controls/Button/Button.tsx';
import { useSingleFlight } from '../../../controls/useSingleFlight.ts';
import { type AsyncState, getShownData } from '../../../feedback/AsyncState.ts';
import { ErrorBanner } from '../../../feedback/ErrorBanner/ErrorBanner.tsx';
import { formatSubmitFailure, type SubmitResponse } from '../../../feedback/SubmitResult.ts';
import { Modal } from '../../../modals/Modal/Modal.tsx';
import { DataTable } from '../../../tables/DataTable/DataTable.tsx';
import { deliveryColumns } from '../sentMessageColumns.ts';

export interface DeliveriesModalProps {
  /** Subject of the message. */
  subject: string;
  /** One delivery per recipient. */
  deliveries: AsyncState<readonly Delivery[]>;
  /** Lets failed deliveries wait for another attempt. */
  onRetry: (deliveryIds: readonly number[]) => Promise<SubmitResponse<unknown>>;
  onClose: () => void;
}

/** Who has received a message, who is waiting and where it failed, with Retry. */
export function DeliveriesModal({ subject, deliveries, onRetry, onClose }: DeliveriesModalProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const { isBusy, run } = useSingleFlight();
  const shown = getShownData(deliveries);
  const all = shown ?? [];
  const failedIds = all.filter(({ state }) => state === 'failed').map(({ deliveryId }) => deliveryId);
  const retry = (deliveryIds: readonly number[]) =>
    void run(async () => {
      setFailure(null);
      const response = await onRetry(deliveryIds);
      if (!response.ok) setFailure(formatSubmitFailure(response));
    });
  return (
    <Modal
      title={`Deliveries of “${subject}”`}
      size="large"
      onClose={onClose}
      actions={
        <>
          {failedIds.length > 0 && (
            <Button busy={isBusy} onClick={() => retry(failedIds)}>
              {`Retry ${formatNumber(failedIds.length)} failed`}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <p aria-live="polite" style={{ marginTop: 0 }}>
        {shown && summarize(all)}
      </p>
      {failure && <ErrorBanner message={failure} />}
      <div style={{ display: 'flex', flexDirection: 'column', height: 360 }}>
        <DataTable
          label="Deliveries"
          columns={deliveryColumns}
          rows={deliveries}
          rowId={({ deliveryId }) => deliveryId}
          empty={{ text: 'No Data Available' }}
          rowActions={({ deliveryId, state }) => [
            {
              kind: 'action',
              label: 'Retry',
              disabledReason: state === 'failed' ? undefined : 'Only failed deliveries can be retried',
              onSelect: () => retry([deliveryId]),
            },
          ]}
        />
      </div>
    </Modal>
  );
}

/** `1 waiting, 47 sent, 1 failed` */
function summarize(deliveries: readonly Delivery[]): string {
  return (['waiting', 'sent', 'failed'] as const)
    .map((state) => `${formatNumber(deliveries.filter((each) => each.state === state).length)} ${state}`)
    .join(', ');
}
