import { type ReactNode, useState } from 'react';
import { Button } from '../controls/Button/Button.tsx';

export interface OpenerProps {
  /** The dialog, told how to close. */
  children: (close: () => void) => ReactNode;
}

/** A page with a button that opens a dialog, for stories: where the focus comes from and goes back to. */
export function Opener({ children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && children(() => setOpen(false))}
    </main>
  );
}
