import { useLocation } from 'react-router-dom';
import { useOpenedPlace } from '../../api/resources/home.ts';
import { findShownPlace } from '../../navigation/places.ts';

/** The record in the URL, as breadcrumb and title name it. */
interface OpenedRecord {
  name: string;
  /** For the title of the tab; `null` for a job, whose screen has its own title with the status of the job. */
  title: string | null;
}

/**
 * Notes the record or saved view in the URL as opened, and returns its name; of a provider without that extension, kind and number.
 * `null`: no record is shown.
 */
export function useOpenedRecord(): OpenedRecord | null {
  const place = findShownPlace(new URLSearchParams(useLocation().search));
  const { data } = useOpenedPlace(place);
  // A view that the user cannot use is not named.
  if (!place || (place.kind === 'view' && !data)) return null;
  const name = data?.title ?? `${place.kind.charAt(0).toUpperCase()}${place.kind.slice(1)} ${place.id}`;
  return { name, title: place.kind === 'job' ? null : name };
}
