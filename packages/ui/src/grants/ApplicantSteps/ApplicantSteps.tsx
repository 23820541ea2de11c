import { PlainButton } from '../../buttons/PlainButton.tsx';

export interface ApplicantStepsProps {
  /** Goes to the applicant before this one in the list; `null`: there is none, or it is not known yet. */
  onPrevious: (() => void) | null;
  /** The same for the applicant after this one. */
  onNext: (() => void) | null;
}

/** The ways to the applicants beside. At an end the button stays, so that the keyboard is not lost. */
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
