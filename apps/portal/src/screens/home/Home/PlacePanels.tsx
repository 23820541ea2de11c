import { findOpenPage, isSamePlace, moveItem, type NamedPlace } from '@portal/domain';
import { Panel, PlaceList, type PlaceItem } from '@portal/ui/layout';
import { moveFavorite, setStarred, type Home } from '../../../api/resources/home.ts';
import { formatPlaceKind, toPlaceHref } from '../../../navigation/places.ts';
import { useShownPages } from '../../../navigation/PagesContext.ts';
import { PortalLink } from '../../../navigation/PortalLink.tsx';
import type { Pages } from '../../../navigation/usePages.ts';

/** The places that the user has opened last, and those that the user has marked. */
export function PlacePanels({ home: { recent, favorites } }: { home: Home }) {
  const pages = useShownPages();
  const toItems = (places: readonly NamedPlace[]) =>
    places.flatMap((place) => toItem(place, favorites, pages) ?? []);
  const find = (key: string) => [...recent, ...favorites].find((place) => toKey(place) === key);
  const star = ({ key, starred }: { key: string; starred: boolean }) => {
    const place = find(key);
    if (place) void setStarred(place, starred, place.title);
  };
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <Panel title="Favorites">
        <PlaceList
          label="Favorites"
          places={toItems(favorites)}
          LinkComponent={PortalLink}
          emptyText="Star a page, view or record to keep it here."
          onStarredChange={star}
          onMove={({ key, from, to }) => {
            const place = find(key);
            if (place) void moveFavorite(place, to, (places) => moveItem(places, from, to));
          }}
        />
      </Panel>
      <Panel title="Recent">
        <PlaceList
          label="Recent"
          places={toItems(recent)}
          LinkComponent={PortalLink}
          emptyText="Records and views that you open appear here."
          onStarredChange={star}
        />
      </Panel>
    </div>
  );
}

const toKey = ({ kind, id }: NamedPlace) => `${kind} ${id}`;

/** `null`: the page is not known here yet. */
function toItem(
  place: NamedPlace,
  favorites: readonly NamedPlace[],
  { tree, user }: Pages,
): PlaceItem | null {
  const { kind, id, title, detail } = place;
  const shared = {
    key: toKey(place),
    label: title,
    detail,
    starred: favorites.some((each) => isSamePlace(each, place)),
  };
  const href = toPlaceHref(place);
  if (href !== null) return { ...shared, href, kind: formatPlaceKind(place) };
  const page = kind === 'page' ? findOpenPage(tree, id, user) : null;
  return page && { ...shared, href: page.url, kind: 'Page' };
}
