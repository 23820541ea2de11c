import { type ReactNode, useState } from 'react';
import {
  type Application,
  type ApplicationAnswer,
  contactLines,
  fileUrl,
  longAnswers,
  projectPictures,
  shortAnswers,
  type WorkLink,
  workLinks,
} from '@portal/domain/grants';
import { ExternalIcon } from '../../icons/icons.tsx';
import { LazyPictureViewer } from '../PictureViewer/LazyPictureViewer.tsx';
import { Root } from './applicationViewStyles.ts';
import { Thumbnail } from './Thumbnail.tsx';

export interface ApplicationViewProps {
  /** As sent by the service; treat it as untrusted. */
  application: Application;
  /** Requests new file links after a picture failed to load. */
  onRetryFiles?: () => void;
}

/** All data of an application, read-only and printable. */
export function ApplicationView({ application, onRetryFiles }: ApplicationViewProps) {
  const { name } = application;
  const headshot = fileUrl(application.headshotUri);
  const projects = projectPictures(application);
  const video = fileUrl(application.videoUri);
  const links = workLinks(application);
  const pictures = [...(headshot === null ? [] : [{ label: 'Headshot', url: headshot }]), ...projects];
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const thumbnail = (label: string) => {
    const index = pictures.findIndex((picture) => picture.label === label);
    const picture = pictures[index];
    return (
      picture && (
        <Thumbnail
          key={picture.url}
          picture={picture}
          name={name}
          onEnlarge={() => setEnlarged(index)}
          onRetry={onRetryFiles}
        />
      )
    );
  };

  return (
    <Root>
      <h2 dir="auto">{name}</h2>
      <div className="PortalApplication-side">
        <Labelled label="Headshot" fallback="No headshot was sent.">
          {thumbnail('Headshot')}
        </Labelled>
        <Labelled label="Contact Info">
          <Contact application={application} />
        </Labelled>
        <Labelled label="Links to Work" fallback="None were given.">
          {links.length > 0 && <WorkLinks links={links} />}
        </Labelled>
        <Labelled label="Video" fallback="No video was sent.">
          {video !== null && (
            <a href={video} download rel="noopener noreferrer">
              Download Video
            </a>
          )}
        </Labelled>
      </div>
      <div className="PortalApplication-main">
        <dl className="PortalApplication-short">
          {shortAnswers(application).map((answer) => (
            <Answer key={answer.label} {...answer} />
          ))}
        </dl>
        <Labelled label="Project Pictures" fallback="No pictures were sent.">
          {projects.length > 0 && (
            <div className="PortalApplication-pictures">{projects.map(({ label }) => thumbnail(label))}</div>
          )}
        </Labelled>
        <dl className="PortalApplication-long">
          {longAnswers(application).map((answer) => (
            <Answer key={answer.label} {...answer} />
          ))}
        </dl>
      </div>
      {enlarged !== null && (
        <LazyPictureViewer
          name={name}
          pictures={pictures}
          index={Math.min(enlarged, pictures.length - 1)}
          onIndexChange={({ index }) => setEnlarged(index)}
          onClose={() => setEnlarged(null)}
          onRetry={onRetryFiles}
        />
      )}
    </Root>
  );
}

interface LabelledProps {
  label: string;
  /** Shown without content. */
  fallback?: string;
  children: ReactNode;
}

function Labelled({ label, fallback, children }: LabelledProps) {
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      {children || <p className="PortalApplication-none">{fallback}</p>}
    </section>
  );
}

/** Text written by the applicant: any script, any length, with line breaks. */
function Answer({ label, text }: ApplicationAnswer) {
  const isAnswered = text.trim() !== '';
  return (
    <div>
      <dt>{label}</dt>
      <dd dir="auto" className={isAnswered ? undefined : 'PortalApplication-none'}>
        {isAnswered ? text : 'No answer'}
      </dd>
    </div>
  );
}

function Contact({ application }: { application: Application }) {
  return (
    <dl>
      {contactLines(application).map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function WorkLinks({ links }: { links: readonly WorkLink[] }) {
  return (
    <dl>
      {links.map(({ label, text, url }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {url === null ? (
              <span dir="auto">{text}</span>
            ) : (
              <a href={url} target="_blank" rel="noopener noreferrer nofollow">
                {text} <ExternalIcon size={12} aria-hidden="true" />
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
