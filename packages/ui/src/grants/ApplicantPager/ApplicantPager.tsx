import { Button } from '../../controls/Button/Button.tsx';

export interface ApplicantPagerProps {
  /** Opens the previous applicant of the list; `null` at the start or while unknown. */
  onPrevious: (() => void) | null;
  /** Opens the next applicant; `null` at the end or while unknown. */
  onNext: (() => void) | null;
}

/** Buttons for the previous and next applicant. Disabled by `aria-disabled`, so that they keep the focus. */
export function ApplicantPager({ onPrevious, onNext }: ApplicantPagerProps) {
  return (
    <>
      <PagerButton label="Previous" onPress={onPrevious} />
      <PagerButton label="Next" onPress={onNext} />
    </>
  );
}

function PagerButton({ label, onPress }: { label: string; onPress: (() => void) | null }) {
  return (
    <Button aria-label={`${label} applicant`} aria-disabled={onPress === null} onClick={() => onPress?.()}>
      {label}
    </Button>
  );
}
