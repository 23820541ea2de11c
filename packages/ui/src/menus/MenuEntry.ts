/** One line of a menu that pops up. */
export type MenuEntry =
  | { kind: 'link'; label: string; href: string }
  | {
      kind: 'action';
      label: string;
      onSelect: () => void;
      /** Why the action cannot be used now; shown with the entry, which is then disabled. */
      disabledReason?: string;
      /** Set apart in the colour of errors. */
      destructive?: boolean;
    }
  /** One of several of which one holds. */
  | { kind: 'choice'; label: string; checked: boolean; onSelect: () => void }
  /** Switched on and off while the menu stays open. */
  | { kind: 'tick'; label: string; checked: boolean; onToggle: () => void }
  | { kind: 'heading'; label: string }
  | { kind: 'separator' };
