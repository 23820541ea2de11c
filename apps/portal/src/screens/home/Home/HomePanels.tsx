import { formatNumber } from '@portal/domain';
import { Sparkline } from '@portal/ui/charts';
import { ErrorBoundary } from '@portal/ui/feedback';
import { AttentionList, FigureCard, MenuCards, Panel } from '@portal/ui/layout';
import type { ReactNode } from 'react';
import type { Home } from '../../../api/resources/home.ts';
import { useShownPages } from '../../../navigation/PagesContext.ts';
import { toNavigationItems } from '../../../navigation/toNavigationItems.tsx';
import { PortalLink } from '../../../navigation/PortalLink.tsx';
import { listAttentionItems } from './attentionItems.ts';
import { toShownFigure, toSummaryHref } from './figures.ts';
import { FavoritesPanel, RecentPanel } from './PlacePanels.tsx';

const grid = (minWidth: number) =>
  ({
    display: 'grid',
    gap: 16,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${minWidth}px, 100%), 1fr))`,
  }) as const;

/** Users with fewer menu entries see their pages here too. */
const maxListedEntries = 2;

/**
 * Figures, what needs attention, favorites and recent places. A part that cannot be shown does not affect the others.
 */
export function HomePanels({ home }: { home: Home }) {
  const { menu } = useShownPages();
  const pages = menu.filter(({ url }) => url !== '/Home');
  const confine = (name: string, part: ReactNode) => (
    <ErrorBoundary title={`Couldn't display ${name}.`} resetKey={home}>
      {part}
    </ErrorBoundary>
  );
  return (
    <div style={{ display: 'grid', gap: 16, alignContent: 'start', paddingBottom: 24 }}>
      {confine('the figures of this week', <Figures home={home} />)}
      <div style={{ ...grid(420), alignItems: 'start' }}>
        {confine('what needs attention', <Attention home={home} />)}
        <div style={{ display: 'grid', gap: 16 }}>
          {pages.length <= maxListedEntries && (
            <Panel title="Pages">
              <MenuCards items={toNavigationItems(pages)} />
            </Panel>
          )}
          {confine('your favorites', <FavoritesPanel home={home} />)}
          {confine('recent places', <RecentPanel recent={home.recent} favorites={home.favorites} />)}
        </div>
      </div>
    </div>
  );
}

function Figures({ home: { figures, today } }: { home: Home }) {
  if (figures.length === 0) return null;
  return (
    <section aria-label="This week" style={grid(260)}>
      {figures.map((figure) => (
        <Figure key={figure.kind} figure={figure} today={today} />
      ))}
    </section>
  );
}

function Attention({ home }: { home: Home }) {
  const items = listAttentionItems(home);
  if (items.length === 0 && home.figures.length === 0) return null;
  return (
    <Panel title="Needs attention" note={formatMore(home)}>
      <AttentionList label="Needs attention" items={items} />
    </Panel>
  );
}

function Figure({ figure, today }: { figure: Home['figures'][number]; today: string }) {
  const shown = toShownFigure(figure, today);
  if (!shown) return null;
  const { chartLabel, ...card } = shown;
  return (
    <FigureCard {...card} chart={<Sparkline label={chartLabel} values={figure.series} />}>
      {figure.records.length > 1 && (
        <small>
          {figure.records.map(({ id, title, value: part }, index) => (
            <span key={id}>
              {index > 0 && ' · '}
              <PortalLink href={toSummaryHref(id)}>{title}</PortalLink> {formatNumber(part)}
            </span>
          ))}
        </small>
      )}
    </FigureCard>
  );
}

/** How many campaigns are not listed. */
function formatMore({ campaignCount, campaigns }: Home): string | undefined {
  const more = campaignCount - campaigns.length;
  return more > 0 ? `and ${formatNumber(more)} more campaigns that begin or end soon` : undefined;
}
