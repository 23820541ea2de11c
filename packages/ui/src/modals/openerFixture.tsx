import { type ReactNode, useState } from 'react';
import { Button } from '../controls/Button/Button.tsx';

export interface OpenerProps {
  /** Renders the dialog, with a function that closes it. */
  children: (close: () => void) => ReactNode;
}

/** A page with a button that opens a dialog, for stories about the focus. */
export function Opener({ children }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <main>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {isOpen && children(() => setOpen(false))}
    </main>
  );
}
