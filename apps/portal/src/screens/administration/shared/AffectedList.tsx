interface AffectedListProps {
  /** What the items are, such as `These pages will be deleted`. */
  title: string;
  items: readonly string[];
}

/** Items shown at most; the others are counted. */
const maxItems = 20;

/** What a deletion affects; nothing without items. */
export function AffectedList({ title, items }: AffectedListProps) {
  if (items.length === 0) return null;
  const otherCount = items.length - maxItems;
  return (
    <>
      <p style={{ margin: '12px 0 4px' }}>{`${title}:`}</p>
      <ul style={{ margin: 0, paddingLeft: 20, overflowWrap: 'anywhere' }}>
        {items.slice(0, maxItems).map((item) => (
          <li key={item}>{item}</li>
        ))}
        {otherCount > 0 && <li>{`and ${otherCount} more`}</li>}
      </ul>
    </>
  );
}
