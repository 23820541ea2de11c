import { Button } from '../../controls/Button/Button.tsx';

export interface DailyFiguresButtonProps {
  /** What is counted, such as `Daily Page Views`. */
  title: string;
  /** Whether the table is shown. */
  expanded: boolean;
  /** Called to show or hide the table. */
  onPress: () => void;
}

/** Button that shows and hides a table of counts per day. */
export function DailyFiguresButton({ title, expanded, onPress }: DailyFiguresButtonProps) {
  return (
    <Button aria-expanded={expanded} onClick={onPress}>
      {title}
    </Button>
  );
}
