import { PlainButton } from '../../buttons/PlainButton.tsx';

export interface ApplicantStepsProps {
  /** Opens the previous applicant of the list; `null` at the start or while unknown. */
  onPrevious: (() => void) | null;
  /** Opens the next applicant; `null` at the end or while unknown. */
  onNext: (() => void) | null;
}

/** Buttons for the previous and next applicant. Disabled by `aria-disabled`, so that they keep the focus. */
export function ApplicantSteps({ onPrevious, onNext }: ApplicantStepsProps) {
  return (
    <>
      <Step label="Previous applicant" onPress={onPrevious} />
      <Step label="Next applicant" onPress={onNext} />
    </>
  );
}

function Step({ label, onPress }: { label: string; onPress: (() => void) | null }) {
  return (
    <PlainButton type="button" aria-disabled={onPress === null} onClick={() => onPress?.()}>
      {label}
    </PlainButton>
  );
}
