import { formatNumber } from '@portal/domain';
import { Sparkline } from '@portal/ui/charts';
import { AttentionList, FigureCard, MenuCards, Panel } from '@portal/ui/layout';
import type { Home } from '../../../api/resources/home.ts';
import { useShownPages } from '../../../navigation/PagesContext.ts';
import { PortalLink } from '../../../navigation/PortalLink.tsx';
import { listAttentionItems } from './attentionItems.ts';
import { toShownFigure, toSummaryHref } from './figures.ts';
import { PlacePanels } from './PlacePanels.tsx';

const grid = (minWidth: number) =>
  ({
    display: 'grid',
    gap: 16,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(${minWidth}px, 100%), 1fr))`,
  }) as const;

/** Users with fewer menu entries see their pages here too. */
const maxListedEntries = 2;

/** Figures, what needs attention, recent places and favorites. */
export function HomePanels({ home }: { home: Home }) {
  const { menu } = useShownPages();
  const pages = menu.filter(({ url }) => url !== '/Home');
  const hasAttention = home.attention.length + home.figures.length > 0;
  return (
    <div style={{ display: 'grid', gap: 16, alignContent: 'start', paddingBottom: 24 }}>
      {home.figures.length > 0 && (
        <section aria-label="This week" style={grid(260)}>
          {home.figures.map((figure) => (
            <Figure key={figure.kind} figure={figure} today={home.today} />
          ))}
        </section>
      )}
      <div style={{ ...grid(420), alignItems: 'start' }}>
        {hasAttention && (
          <Panel title="Needs attention" note={formatMore(home)}>
            <AttentionList
              label="Needs attention"
              items={listAttentionItems(home)}
              LinkComponent={PortalLink}
            />
          </Panel>
        )}
        {pages.length <= maxListedEntries && (
          <Panel title="Pages">
            <MenuCards nodes={pages} LinkComponent={PortalLink} />
          </Panel>
        )}
        <PlacePanels home={home} />
      </div>
    </div>
  );
}

function Figure({ figure, today }: { figure: Home['figures'][number]; today: string }) {
  const shown = toShownFigure(figure, today);
  if (!shown) return null;
  const { label, value, note, href, chartLabel } = shown;
  return (
    <FigureCard
      label={label}
      value={value}
      note={note}
      href={href}
      LinkComponent={PortalLink}
      chart={<Sparkline label={chartLabel} values={figure.series} />}
    >
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
