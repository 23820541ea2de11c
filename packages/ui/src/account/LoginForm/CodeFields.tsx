import { useEffect, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import { Button } from '../../controls/Button/Button.tsx';
import { LabeledInput } from '../../controls/LabeledInput/LabeledInput.tsx';
import { TextInput } from '../../controls/TextInput/TextInput.tsx';

interface CodeFieldsProps {
  code: string;
  /** `null`: back to user name and password. */
  onCodeChange: (code: string | null) => void;
}

const Text = styled('p')({ margin: 0 });
const Ways = styled('div')({
  order: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: 8,
});

/** The second step of a login: a code of the authenticator app, or a recovery code. */
export function CodeFields({ code, onCodeChange }: CodeFieldsProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => inputRef.current?.focus(), [isRecovery]);

  function handleOtherWay() {
    setIsRecovery(!isRecovery);
    onCodeChange('');
  }

  return (
    <>
      <Text>
        {isRecovery
          ? 'Enter one of your recovery codes. Each works once.'
          : 'Enter the 6-digit code from your authenticator app.'}
      </Text>
      <LabeledInput label={isRecovery ? 'Recovery code' : 'Code'}>
        {(input) => (
          <TextInput
            {...input}
            key={String(isRecovery)}
            ref={inputRef}
            name="code"
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={100}
            value={code}
            onChange={(event) => onCodeChange(event.target.value)}
          />
        )}
      </LabeledInput>
      <Ways>
        <Button variant="ghost" onClick={() => onCodeChange(null)}>
          Back
        </Button>
        <Button variant="ghost" onClick={handleOtherWay}>
          {isRecovery ? 'Use a code from the app' : 'Use a recovery code'}
        </Button>
      </Ways>
    </>
  );
}
