import { useState } from 'react';
import { styled } from '../../theme/styled.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { copyText } from '../../controls/copyText.ts';
import { downloadBlob } from '../../tables/csvDownload.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: '4px 24px',
  maxWidth: 480,
  margin: '12px 0',
  padding: 0,
  listStyle: 'none',
  fontFamily: 'ui-monospace, monospace',
  color: theme.vars.palette.text.primary,
}));
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

/** The recovery codes, which cannot be shown again. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const [isCopied, setIsCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  return (
    <>
      <p>
        Keep these recovery codes in a safe place. Each signs you in once in place of a passkey or the app.
        They are not shown again.
      </p>
      <List aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </List>
      <Actions>
        <Button onClick={() => void copyText(text).then(setIsCopied)}>
          {isCopied ? 'Copied' : 'Copy codes'}
        </Button>
        <Button onClick={() => downloadBlob('recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}>
          Download codes
        </Button>
        <Button onClick={() => window.print()}>Print codes</Button>
        <Button variant="primary" onClick={onDone}>
          I have saved the codes
        </Button>
      </Actions>
    </>
  );
}
