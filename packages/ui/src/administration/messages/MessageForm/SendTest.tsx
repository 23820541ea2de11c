import { type Message, type Recipient, validateMessage } from '@portal/domain';
import { useState } from 'react';
import { Button } from '../../../controls/Button/Button.tsx';
import { useSingleFlight } from '../../../controls/useSingleFlight.ts';
import { SUBMIT_FAILED_MESSAGE, type SubmitResponse } from '../../../feedback/SubmitResult.ts';
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
      if (response.ok) return setStatus(`Test queued for ${sender.email}`);
      const texts = [response.message, ...Object.values(response.fields ?? {}).flat()].filter(Boolean);
      setStatus(texts.join(' ') || SUBMIT_FAILED_MESSAGE);
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
