import { useState } from 'react';
import { styled } from '../../theme/styled.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { copyText } from '../../controls/copyText.ts';
import { QrPicture } from './QrPicture.tsx';
import type { SecondFactorSecret } from './SecondFactorState.ts';

const Secret = styled('code')({ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere' });

/** The key for the authenticator app, as a picture and to type. */
export function AppSetup({ secret: { secret, uri } }: { secret: SecondFactorSecret }) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <>
      <p>
        Scan this picture with an authenticator app, or type the key into it. Then enter the code that the app
        shows.
      </p>
      <QrPicture text={uri} label="QR code for your authenticator app" />
      <p>
        Key: <Secret>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</Secret>{' '}
        <Button variant="ghost" onClick={() => void copyText(secret).then(setIsCopied)}>
          {isCopied ? 'Copied' : 'Copy key'}
        </Button>
      </p>
    </>
  );
}
