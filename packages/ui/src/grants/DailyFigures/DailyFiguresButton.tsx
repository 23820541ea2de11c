import { PlainButton } from '../../buttons/PlainButton.tsx';

export interface DailyFiguresButtonProps {
  /** What is counted, `Daily Page Views`. */
  title: string;
  /** Whether the table is shown. */
  expanded: boolean;
  /** Asks to show or to hide it. */
  onPress: () => void;
}

/** The button that shows a small table of days, and hides it again. */
export function DailyFiguresButton({ title, expanded, onPress }: DailyFiguresButtonProps) {
  return (
    <PlainButton type="button" aria-expanded={expanded} onClick={onPress}>
      {title}
    </PlainButton>
  );
}
