import { type KeyboardEvent, useState } from 'react';
import { styled } from '../../theme/styled.ts';
import type { ApplicationPicture } from '@portal/domain/grants';
import { Button } from '../../controls/Button/Button.tsx';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { ModalActions, ModalFrame } from '../../modals/Modal/ModalFrame.tsx';

export interface PictureViewerProps {
  /** Name of the applicant. */
  name: string;
  /** At least one. */
  pictures: readonly ApplicationPicture[];
  /** Zero-based index of the shown picture. */
  index: number;
  /** Called by Previous, Next and the arrow keys, always within the range. */
  onIndexChange: (change: { index: number }) => void;
  /** Called by the close button, Esc or a click on the overlay. */
  onClose: () => void;
  /** Requests new file links after a picture failed to load. */
  onRetry?: () => void;
}

const Root = styled('div')(({ theme }) => ({
  flex: '1 1 auto',
  minHeight: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: 16,
  backgroundColor: theme.vars.palette.portal.frame,
  '& img': { maxWidth: '100%', maxHeight: 'calc(100vh - 240px)', objectFit: 'contain' },
}));

/** Dialog with enlarged pictures, one at a time; the arrow keys change the picture. */
export function PictureViewer(props: PictureViewerProps) {
  const { name, pictures, index, onIndexChange, onClose, onRetry } = props;
  const picture = pictures[index];
  const lastIndex = pictures.length - 1;
  const goTo = (next: number) => {
    if (next >= 0 && next <= lastIndex) onIndexChange({ index: next });
  };
  const handleKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') goTo(index - 1);
    if (key === 'ArrowRight') goTo(index + 1);
  };
  if (!picture) return null;
  return (
    <ModalFrame title={`${picture.label} of ${name}`} size="large" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the whole dialog */}
      <div style={{ display: 'contents' }} onKeyDown={handleKeyDown}>
        <Root>
          <EnlargedPicture key={picture.url} picture={picture} name={name} onRetry={onRetry} />
        </Root>
        <ModalActions>
          <span style={{ flex: 1 }} aria-live="polite">{`${index + 1} of ${pictures.length}`}</span>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the arrow keys work from the first moment */}
          <Button autoFocus aria-disabled={index === 0} onClick={() => goTo(index - 1)}>
            Previous
          </Button>
          <Button aria-disabled={index === lastIndex} onClick={() => goTo(index + 1)}>
            Next
          </Button>
        </ModalActions>
      </div>
    </ModalFrame>
  );
}

type EnlargedPictureProps = Pick<PictureViewerProps, 'name' | 'onRetry'> & { picture: ApplicationPicture };

function EnlargedPicture({ picture, name, onRetry }: EnlargedPictureProps) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return <ErrorBanner message="Couldn't load the picture." onRetry={onRetry} />;
  return <img src={picture.url} alt={`${picture.label} of ${name}`} onError={() => setFailed(true)} />;
}
