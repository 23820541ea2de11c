import { Button } from '@portal/ui/controls';
import type { ReactNode } from 'react';

interface EmptyHintProps {
  /** One sentence on what would bring rows. */
  children: ReactNode;
  /** Without filters there is none. */
  clearFilters: (() => void) | undefined;
}

/** What an empty list says, with the button that clears its filters. */
export function EmptyHint({ children, clearFilters }: EmptyHintProps) {
  return (
    <>
      {children}
      {clearFilters && (
        <Button style={{ display: 'flex', marginBlock: 8 }} onClick={clearFilters}>
          Clear filters
        </Button>
      )}
    </>
  );
}
