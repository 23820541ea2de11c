import { type RootProps, styled, useThemeProps } from '../../theme/styled.ts';
import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from '../../controls/icons.tsx';
import { Link } from '../../theme/Link.ts';

/** Something to look after. */
export interface AttentionItem {
  key: string;
  /** `error`: something has failed. `warning`: something is missing. `info`: good to know. */
  tone: 'error' | 'warning' | 'info';
  label: string;
  /** Where it can be dealt with; absent when only the `links` lead there. */
  href?: string;
  /** When it happens, such as `Begins in 5 days`. */
  note?: string;
  /** What is missing. */
  problems?: readonly string[];
  /** The first of the things counted. */
  links?: readonly { label: string; href: string; title?: string }[];
}

export interface AttentionListProps extends RootProps<HTMLUListElement> {
  /** Accessible name of the list. */
  label: string;
  /** In display order. */
  items: readonly AttentionItem[];
  /** Shown instead of an empty list. */
  emptyText?: string;
}

const icons = { error: ErrorIcon, warning: WarningIcon, info: InfoIcon } as const;

const Root = styled('ul', { name: 'PortalAttentionList', slot: 'Root' })(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: 10, padding: '6px 0', lineHeight: '1.5rem', overflowWrap: 'anywhere' },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.portal.hairline}` },
  '& > li > svg': { flex: 'none', marginTop: 4, color: theme.vars.palette.text.secondary },
  '& > li[data-tone="error"] > svg': { color: theme.vars.palette.error.main },
  '& > li[data-tone="warning"] > svg': { color: theme.vars.palette.warning.main },
  '& > li > div': { flex: 1, minWidth: 0 },
  '& a': { color: theme.vars.palette.primary.main, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& .PortalAttentionList-label': { display: 'inline-block', fontWeight: 500 },
  '& .PortalAttentionList-note': {
    marginInlineStart: 8,
    fontSize: '0.75rem',
    color: theme.vars.palette.text.secondary,
  },
  '& .PortalAttentionList-more': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 12px',
    fontSize: '0.75rem',
    color: theme.vars.palette.text.secondary,
  },
}));

/** What needs attention: one line each, with a link to where it can be dealt with. */
export function AttentionList(inProps: AttentionListProps) {
  const props = useThemeProps({ props: inProps, name: 'PortalAttentionList' });
  const { label, items, emptyText = 'Nothing needs attention.', ...root } = props;
  return (
    <Root aria-label={label} {...root}>
      {items.map((item) => (
        <AttentionLine key={item.key} item={item} />
      ))}
      {items.length === 0 && (
        <li>
          <CheckIcon />
          <div>{emptyText}</div>
        </li>
      )}
    </Root>
  );
}

function AttentionLine({ item }: { item: AttentionItem }) {
  const { tone, label, href, note, problems = [], links = [] } = item;
  const Icon = icons[tone];
  return (
    <li data-tone={tone}>
      <Icon />
      <div>
        {href === undefined ? (
          <span className="PortalAttentionList-label">{label}</span>
        ) : (
          <Link className="PortalAttentionList-label" href={href}>
            {label}
          </Link>
        )}
        {note && <span className="PortalAttentionList-note">{note}</span>}
        {problems.length + links.length > 0 && (
          <div className="PortalAttentionList-more">
            {problems.map((problem) => (
              <span key={problem}>{problem}</span>
            ))}
            {links.map((link) => (
              <Link key={link.href} href={link.href} title={link.title}>
                {link.label}
              </Link>
            ))}
          </div>
        )}
      </div>
    </li>
  );
}
