import { type Message, type Recipient, validateMessage } from '@portal/domain';
import { useState } from 'react';
import { Button } from '../../../controls/Button/Button.tsx';
import { useSingleFlight } from '../../../controls/useSingleFlight.ts';
import { formatSubmitFailure, type SubmitResponse } from '../../../feedback/SubmitResult.ts';
import { useFormValues } from '../../../forms/Form/useFormValues.ts';

interface SendTestProps {
  sender: Recipient | null;
  onSend: (message: Message) => Promise<SubmitResponse<unknown>>;
}

/** Sends the message as typed to its sender only. */
export function SendTest({ sender, onSend }: SendTestProps) {
  const { subject, message } = useFormValues<Message>().values;
  const [status, setStatus] = useState('');
  const { isBusy, run } = useSingleFlight();
  if (!sender) return null;
  const test = { subject, message, recipients: [sender] };
  const mistake = Object.values(validateMessage(test))[0];
  const handleClick = () =>
    run(async () => {
      setStatus('');
      const response = await onSend(test);
      setStatus(response.ok ? `Test queued for ${sender.email}` : formatSubmitFailure(response));
    });
  return (
    <div data-span="row" style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      <Button
        busy={isBusy}
        aria-disabled={mistake !== undefined}
        title={mistake}
        onClick={() => void handleClick()}
      >
        Send a test to me
      </Button>
      <output>{status}</output>
    </div>
  );
}
