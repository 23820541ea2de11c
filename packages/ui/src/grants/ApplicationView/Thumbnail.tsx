import { useState } from 'react';
import type { ApplicationPicture } from '@portal/domain/grants';
import { Button } from '../../controls/Button/Button.tsx';

interface ThumbnailProps {
  picture: ApplicationPicture;
  /** Name of the applicant. */
  name: string;
  onEnlarge: () => void;
  onRetry?: () => void;
}

/** Thumbnail that opens the picture viewer; shows an error in its place if it fails to load. */
export function Thumbnail({ picture, name, onEnlarge, onRetry }: ThumbnailProps) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) {
    return (
      <div className="PortalApplication-missing">
        <span>{`Couldn't load ${picture.label.toLowerCase()}.`}</span>
        {onRetry && (
          <Button
            onClick={() => {
              setFailed(false);
              onRetry();
            }}
          >
            Retry
          </Button>
        )}
      </div>
    );
  }
  return (
    <button
      type="button"
      className="PortalApplication-thumbnail"
      title={`Enlarge ${picture.label.toLowerCase()}`}
      onClick={onEnlarge}
    >
      <img src={picture.url} alt={`${picture.label} of ${name}`} onError={() => setFailed(true)} />
    </button>
  );
}
