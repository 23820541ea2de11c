import { type Localized, type RootProps, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { ChevronDownIcon, DotIcon, ListIcon } from '../../controls/icons.tsx';
import { useMenu } from '../../controls/PopupMenu/useMenu.tsx';
import { type AsyncState, getShownData } from '../../feedback/AsyncState.ts';
import { createViewEntries, type ViewCommand, type ViewItem } from './viewMenu.ts';
import { type ViewsLocaleText, viewsLocaleText } from './viewsLocaleText.ts';

export interface ViewsProps extends RootProps<HTMLDivElement>, Localized<ViewsLocaleText> {
  /** The saved views of the page, by name. */
  views: AsyncState<readonly ViewItem[]>;
  /** ID of the open view, `null` for none. */
  openId: number | null;
  /** What differs from the open view, such as `filters`. */
  changes: readonly string[];
  /** Columns and filters of the open view that do not exist any more. */
  missing: readonly string[];
  /** Called for the view that was chosen; `null`: what the page shows without a view. */
  onOpen: (change: { id: number | null }) => void;
  /** Called for the other entries of the menu. */
  onCommand: (change: { command: ViewCommand }) => void;
}

const Root = styled('div', { name: 'PortalViews', slot: 'Root' })(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  minWidth: 0,
  color: theme.vars.palette.text.secondary,
  '& button': { height: 26, padding: '0 6px', maxWidth: '100%', minWidth: 0 },
  '& button > span': { maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .PortalViews-changed': { display: 'inline-flex', alignItems: 'center' },
  '& .PortalViews-changed svg': { color: theme.vars.palette.warning.main },
  '& output': { overflowWrap: 'anywhere' },
  '@media print': { display: 'none' },
}));

/** The saved views of a page: a quiet menu that tells which one is open and what differs from it. */
export function Views(inProps: ViewsProps) {
  const [props, strings] = useLocalizedThemeProps('PortalViews', inProps, viewsLocaleText);
  const { views, openId, changes, missing, onOpen, onCommand, ...root } = props;
  const openView = getShownData(views)?.find(({ id }) => id === openId) ?? null;
  const isUnavailable = openId !== null && !openView && views.status === 'ready';
  const { menu, buttonProps } = useMenu({
    label: strings.views,
    entries: createViewEntries({ views, openView, changes, onOpen, onCommand, strings }),
  });
  return (
    <Root {...root}>
      <Button
        variant="ghost"
        aria-label={openView ? strings.openView(openView.name) : strings.views}
        {...buttonProps}
      >
        <ListIcon />
        <span title={openView?.name}>{openView?.name ?? strings.views}</span>
        <ChevronDownIcon size={12} />
      </Button>
      {openView && changes.length > 0 && (
        <span className="PortalViews-changed" title={strings.changed(changes)}>
          <DotIcon size={14} />
          {strings.changedMark}
        </span>
      )}
      <output>
        {isUnavailable && strings.unavailable}
        {missing.length > 0 && strings.missing(missing)}
      </output>
      {menu}
    </Root>
  );
}
