import { AsyncContent, type AsyncState } from '@portal/ui/feedback';

interface AffectedListProps {
  /** What the items are, such as `These pages will be deleted`. */
  title: string;
  items: AsyncState<readonly string[]>;
}

/** Items shown at most; the others are counted. */
const maxItems = 20;

/** What a deletion affects; nothing without items. */
export function AffectedList({ title, items }: AffectedListProps) {
  const isNone = items.status === 'empty' || (items.status === 'ready' && items.data.length === 0);
  if (isNone) return null;
  return (
    <>
      <p style={{ margin: '12px 0 4px' }}>{`${title}:`}</p>
      <AsyncContent label={title} state={items}>
        {(names) => (
          <ul aria-label={title} style={{ margin: 0, paddingLeft: 20, overflowWrap: 'anywhere' }}>
            {names.slice(0, maxItems).map((name) => (
              <li key={name}>{name}</li>
            ))}
            {names.length > maxItems && <li>{`and ${names.length - maxItems} more`}</li>}
          </ul>
        )}
      </AsyncContent>
    </>
  );
}
