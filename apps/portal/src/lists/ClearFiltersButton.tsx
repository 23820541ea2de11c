import { Button } from '@portal/ui/controls';

interface ClearFiltersButtonProps {
  /** Without filters there is none, and no button. */
  clearFilters: (() => void) | undefined;
}

/** The next step of a list that is empty because of its filters. */
export function ClearFiltersButton({ clearFilters }: ClearFiltersButtonProps) {
  return clearFilters && <Button onClick={clearFilters}>Clear filters</Button>;
}
