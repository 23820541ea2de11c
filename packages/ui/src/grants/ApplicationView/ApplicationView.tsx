import { type ReactNode, useState } from 'react';
import {
  type Application,
  type ApplicationAnswer,
  listContactLines,
  toSafeFileUrl,
  listLongAnswers,
  listProjectPictures,
  listShortAnswers,
  type WorkLink,
  listWorkLinks,
} from '@portal/domain/grants';
import { DescriptionList } from '../../layout/DescriptionList/DescriptionList.tsx';
import { ExternalIcon } from '../../controls/icons.tsx';
import { Root } from './applicationViewStyles.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { LazyComponent } from '../../controls/LazyComponent/LazyComponent.tsx';

const loadPictureViewer = async () => (await import('../PictureViewer/PictureViewer.tsx')).PictureViewer;

export interface ApplicationViewProps {
  /** As sent by the service; treat it as untrusted. */
  application: Application;
  /** Requests new file links after a picture failed to load. */
  onRetryFiles?: () => void;
}

/** All data of an application, read-only and printable. */
export function ApplicationView({ application, onRetryFiles }: ApplicationViewProps) {
  const { name } = application;
  const headshot = toSafeFileUrl(application.headshotUri);
  const projects = listProjectPictures(application);
  const video = toSafeFileUrl(application.videoUri);
  const links = listWorkLinks(application);
  const pictures = [...(headshot === null ? [] : [{ label: 'Headshot', url: headshot }]), ...projects];
  const [enlargedIndex, setEnlargedIndex] = useState<number | null>(null);
  const renderThumbnail = (label: string) => {
    const index = pictures.findIndex((picture) => picture.label === label);
    const picture = pictures[index];
    return (
      picture && (
        <Thumbnail
          key={picture.url}
          picture={picture}
          name={name}
          onEnlarge={() => setEnlargedIndex(index)}
          onRetry={onRetryFiles}
        />
      )
    );
  };

  return (
    <Root>
      <h2 dir="auto">{name}</h2>
      <div className="PortalApplication-side">
        <LabeledSection label="Headshot" fallback="None provided">
          {renderThumbnail('Headshot')}
        </LabeledSection>
        <LabeledSection label="Contact Info">
          <Answers answers={listContactLines(application)} />
        </LabeledSection>
        <LabeledSection label="Links to Work" fallback="None provided">
          {links.length > 0 && <WorkLinks links={links} />}
        </LabeledSection>
        <LabeledSection label="Video" fallback="None provided">
          {video !== null && (
            <a href={video} download rel="noopener noreferrer">
              Download Video
            </a>
          )}
        </LabeledSection>
      </div>
      <div className="PortalApplication-main">
        <Answers className="PortalApplication-short" answers={listShortAnswers(application)} />
        <LabeledSection label="Project Pictures" fallback="None provided">
          {projects.length > 0 && (
            <div className="PortalApplication-pictures">
              {projects.map(({ label }) => renderThumbnail(label))}
            </div>
          )}
        </LabeledSection>
        <Answers className="PortalApplication-long" answers={listLongAnswers(application)} />
      </div>
      {enlargedIndex !== null && (
        <LazyComponent
          label="Picture viewer"
          load={loadPictureViewer}
          props={{
            name,
            pictures,
            index: Math.min(enlargedIndex, pictures.length - 1),
            onIndexChange: ({ index }) => setEnlargedIndex(index),
            onClose: () => setEnlargedIndex(null),
            onRetry: onRetryFiles,
          }}
          onClose={() => setEnlargedIndex(null)}
        />
      )}
    </Root>
  );
}

interface LabeledSectionProps {
  label: string;
  /** Shown without content. */
  fallback?: string;
  children: ReactNode;
}

function LabeledSection({ label, fallback, children }: LabeledSectionProps) {
  return (
    <section aria-label={label}>
      <h3>{label}</h3>
      {children || <p className="PortalApplication-none">{fallback}</p>}
    </section>
  );
}

/** Texts written by the applicant: any script, any length, with line breaks. */
function Answers({ answers, className }: { answers: readonly ApplicationAnswer[]; className?: string }) {
  return (
    <DescriptionList
      className={className}
      labels="above"
      emptyText="No answer"
      items={answers.map(({ label, text }) => ({ label, value: text.trim() !== '' && text }))}
      slotProps={{ value: { dir: 'auto' } }}
    />
  );
}

function WorkLinks({ links }: { links: readonly WorkLink[] }) {
  return (
    <DescriptionList
      labels="above"
      items={links.map(({ label, text, url }) => ({
        label,
        value:
          url === null ? (
            <span dir="auto">{text}</span>
          ) : (
            <a href={url} target="_blank" rel="noopener noreferrer nofollow">
              {text} <ExternalIcon size={12} aria-hidden="true" />
            </a>
          ),
      }))}
    />
  );
}
