export type MenuEntry =
  | { kind: 'link'; label: string; href: string }
  | {
      kind: 'action';
      label: string;
      onSelect: () => void;
      /** Why the action is disabled; shown beside the label. The entry can still be focused. */
      disabledReason?: string;
      /** Shown in the error color. */
      destructive?: boolean;
    }
  /** Radio item. */
  | { kind: 'radio'; label: string; checked: boolean; onSelect: () => void }
  /** Checkbox item; the menu stays open when it is toggled. */
  | { kind: 'checkbox'; label: string; checked: boolean; onToggle: () => void }
  | { kind: 'heading'; label: string }
  | { kind: 'separator' };
