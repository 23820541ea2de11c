import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type Localized, type RootProps, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { StarButton } from '../../controls/StarButton/StarButton.tsx';
import { GripIcon } from '../../controls/icons.tsx';
import { useItemDrag } from '../../controls/useItemDrag.ts';
import { visuallyHidden } from '../../controls/visuallyHidden.ts';
import { Link } from '../../theme/Link.ts';

const placeListLocaleText = {
  /** Name and title of the handle. */
  move: (name: string) => `Move ${name}`,
  moveHint: 'Drag, or move with the arrow keys',
  /** Announcement. */
  moved: (name: string, position: number, count: number) =>
    `${name} moved to position ${position} of ${count}`,
};

/** Built-in English text of `PlaceList`; override it with `localeText`. */
export type PlaceListLocaleText = typeof placeListLocaleText;

/** A page, saved view or record. */
export interface PlaceItem {
  key: string;
  /** Name. */
  label: string;
  href: string;
  /** What it is, such as `Campaign 1118`. */
  kind: string;
  /** Distinguishes it from others of the same name. */
  detail?: string;
  /** Whether it is a favorite. */
  starred: boolean;
}

export interface PlaceListProps extends RootProps<HTMLUListElement>, Localized<PlaceListLocaleText> {
  /** Accessible name of the list. */
  label: string;
  /** In display order. */
  places: readonly PlaceItem[];
  /** Called when a star is pressed. */
  onStarredChange: (change: { key: string; starred: boolean }) => void;
  /** Called when a place was moved, by drag or by keys. Absent: the order is fixed. */
  onMove?: (move: { key: string; from: number; to: number }) => void;
  /** Shown instead of an empty list. */
  emptyText: string;
}

const Root = styled('ul', { name: 'PortalPlaceList', slot: 'Root' })(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 4, minHeight: 32, borderRadius: 6 },
  '& > li[data-drop]': { backgroundColor: theme.vars.palette.portal.selected },
  '& .PortalPlaceList-name': {
    flex: 1,
    display: 'flex',
    alignItems: 'baseline',
    gap: 8,
    minWidth: 0,
    whiteSpace: 'nowrap',
  },
  '& a': {
    flex: 'none',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    color: theme.vars.palette.primary.main,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline' },
  '& small': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: '0.75rem',
    color: theme.vars.palette.text.secondary,
  },
  '& [draggable="true"]': { cursor: 'grab' },
  '& .PortalPlaceList-empty': { color: theme.vars.palette.text.secondary },
}));

/** Links to pages, views and records, with a star each; favorites can be put in order. */
export function PlaceList(inProps: PlaceListProps) {
  const [props, strings] = useLocalizedThemeProps('PortalPlaceList', inProps, placeListLocaleText);
  const { label, places, onStarredChange, onMove, emptyText, ...root } = props;
  const order = usePlaceOrder(places, onMove, strings);
  return (
    <>
      <Root aria-label={label} {...root} {...order.dragHandlers}>
        {places.map((place, index) => (
          <li key={place.key} data-index={index}>
            {onMove && (
              <IconButton
                label={strings.move(place.label)}
                title={strings.moveHint}
                draggable
                onKeyDown={(event) => order.moveByKey(event, index)}
              >
                <GripIcon />
              </IconButton>
            )}
            <span className="PortalPlaceList-name">
              <Link href={place.href} title={place.label}>
                {place.label}
              </Link>
              <small>{[place.kind, place.detail].filter(Boolean).join(' · ')}</small>
            </span>
            <StarButton
              name={place.label}
              starred={place.starred}
              onStarredChange={({ starred }) => onStarredChange({ key: place.key, starred })}
            />
          </li>
        ))}
        {places.length === 0 && <li className="PortalPlaceList-empty">{emptyText}</li>}
      </Root>
      {onMove && <output style={visuallyHidden}>{order.announcement}</output>}
    </>
  );
}

/** Moving by drag and by the arrow keys on the handle. */
function usePlaceOrder(
  places: readonly PlaceItem[],
  onMove: PlaceListProps['onMove'],
  strings: PlaceListLocaleText,
) {
  const [announcement, setAnnouncement] = useState('');
  const movedHandle = useRef<HTMLElement>(null);
  useEffect(() => {
    // An element that is moved in the document loses the focus.
    movedHandle.current?.focus();
    movedHandle.current = null;
  }, [places]);
  const move = (from: number, to: number, handle: HTMLElement | null = null) => {
    const place = places[from];
    if (!place || to < 0 || to >= places.length || to === from) return;
    movedHandle.current = handle;
    setAnnouncement(strings.moved(place.label, to + 1, places.length));
    onMove?.({ key: place.key, from, to });
  };
  const toIndex = (item: HTMLElement) => Number(item.dataset.index);
  const dragHandlers = useItemDrag(
    'li',
    onMove && ((dragged, target) => ({ zone: 'into', move: () => move(toIndex(dragged), toIndex(target)) })),
  );
  const moveByKey = (event: KeyboardEvent<HTMLElement>, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(index, index + step, event.currentTarget);
  };
  return { announcement, dragHandlers, moveByKey };
}
