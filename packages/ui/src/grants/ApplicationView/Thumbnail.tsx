import { useState } from 'react';
import type { ApplicationPicture } from '@portal/domain/grants';
import { PlainButton } from '../../buttons/PlainButton.tsx';

interface ThumbnailProps {
  picture: ApplicationPicture;
  /** Whose picture it is. */
  name: string;
  onEnlarge: () => void;
  onRetry?: () => void;
}

/** A picture in the page; pressing it enlarges it. One that does not come says so, where it should be. */
export function Thumbnail({ picture, name, onEnlarge, onRetry }: ThumbnailProps) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) {
    return (
      <div className="PortalApplication-missing">
        <span>{`${picture.label} could not be loaded.`}</span>
        {onRetry && (
          <PlainButton
            type="button"
            onClick={() => {
              setMissing(false);
              onRetry();
            }}
          >
            Retry
          </PlainButton>
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
      <img src={picture.url} alt={`${picture.label} of ${name}`} onError={() => setMissing(true)} />
    </button>
  );
}
