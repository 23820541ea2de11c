/** How a status should be taken; `neutral`: the normal or an inactive case. */
export type StatusKind = 'neutral' | 'success' | 'warning' | 'error' | 'info';

export interface StatusBadgeProps {
  /** Sets color and shape. */
  kind: StatusKind;
  /** The status as a word, such as `Failed`. */
  children: string;
}

/** A shape for each kind, so that the badges differ without color. */
const shapes: Record<StatusKind, string> = {
  neutral: 'M5 2a3 3 0 100 6 3 3 0 000-6zM5 3.5a1.5 1.5 0 110 3 1.5 1.5 0 010-3z',
  success: 'M5 1.5a3.5 3.5 0 100 7 3.5 3.5 0 000-7z',
  warning: 'M5 1l4 7.5H1z',
  error: 'M5 0.7L9.3 5 5 9.3 0.7 5z',
  info: 'M1.8 1.8h6.4v6.4H1.8z',
};

/**
 * A status as a shape and a word; the color only helps.
 * @alias chip, tag, label, pill
 */
export function StatusBadge({ kind, children }: StatusBadgeProps) {
  return (
    <span className="PortalStatusBadge" data-kind={kind}>
      <svg
        viewBox="0 0 10 10"
        width={10}
        height={10}
        fill="currentColor"
        fillRule="evenodd"
        aria-hidden="true"
      >
        <path d={shapes[kind]} />
      </svg>
      {children}
    </span>
  );
}
