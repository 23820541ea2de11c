import { createPassword } from '@portal/domain';
import { useState } from 'react';
import { Button } from '../../../controls/Button/Button.tsx';
import { copyText } from '../../../controls/copyText.ts';
import { useFormValues } from '../../../forms/Form/useFormValues.ts';

/** Generates a password for the form and shows it, to be copied and passed on. */
export function GeneratedPassword() {
  const { values, setValues } = useFormValues<{ password: string }>();
  const [generated, setGenerated] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  const isShown = generated !== null && values.password === generated;
  function handleGenerate() {
    const created = createPassword(crypto.getRandomValues(new Uint8Array(16)));
    setGenerated(created);
    setCopied(false);
    setValues({ password: created });
  }
  return (
    <div
      style={{
        gridColumnStart: -2,
        marginTop: -8,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 8,
      }}
    >
      <Button onClick={handleGenerate}>Generate password</Button>
      {isShown && (
        <>
          <code>{generated}</code>
          <Button onClick={() => void copyText(generated).then(setCopied)}>Copy</Button>
        </>
      )}
      <output>{isShown && isCopied ? 'Copied' : ''}</output>
    </div>
  );
}
