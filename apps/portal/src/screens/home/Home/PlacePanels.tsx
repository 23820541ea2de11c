import { findOpenPage, isSamePlace, moveItem, type NamedPlace } from '@portal/domain';
import { Panel, PlaceList, type PlaceItem } from '@portal/ui/layout';
import { moveFavorite, setStarred, type Home } from '../../../api/resources/home.ts';
import { formatPlaceKind, toPlaceHref } from '../../../navigation/placeLinks.ts';
import { useShownPages } from '../../../navigation/PagesContext.ts';

/** The places that the user has marked, in the order of the user. */
export function FavoritesPanel({ home: { favorites } }: { home: Home }) {
  return (
    <Panel title="Favorites">
      <PlaceList
        {...usePlaces(favorites, favorites)}
        label="Favorites"
        emptyText="Star a page, view or record to keep it here."
        onMove={({ key, from, to }) => {
          const place = favorites.find((each) => toKey(each) === key);
          if (place) void moveFavorite(place, to, (places) => moveItem(places, from, to));
        }}
      />
    </Panel>
  );
}

/** The places that the user has opened last. */
export function RecentPanel({ recent, favorites }: Pick<Home, 'recent' | 'favorites'>) {
  return (
    <Panel title="Recent">
      <PlaceList
        {...usePlaces(recent, favorites)}
        label="Recent"
        emptyText="Records and views that you open appear here."
      />
    </Panel>
  );
}

/** The items of a list of places, and what their stars do. */
function usePlaces(places: readonly NamedPlace[], favorites: readonly NamedPlace[]) {
  const { tree, user } = useShownPages();
  /** `null`: the page is not known here yet. */
  const toItem = (place: NamedPlace): PlaceItem | null => {
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
  };
  return {
    places: places.flatMap((place) => toItem(place) ?? []),
    onStarredChange: ({ key, starred }: { key: string; starred: boolean }) => {
      const place = places.find((each) => toKey(each) === key);
      if (place) void setStarred(place, starred, place.title);
    },
  };
}

const toKey = ({ kind, id }: NamedPlace) => `${kind} ${id}`;
