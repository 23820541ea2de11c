import type { CSSProperties } from 'react';
import { getHue, getInitials } from './initials.ts';

export interface AvatarProps {
  /** Name of the person: its first letters are shown, and it decides the color. */
  name: string;
  /** `small`: 20 px, for dense tables; default 24 px. */
  size?: 'small' | 'medium';
}

/**
 * A person as initials on a quiet color. Decorative and no text: the name is beside it, and copied without them.
 * @alias initials, profile picture
 */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  const style = { '--portal-avatarHue': getHue(name) } as CSSProperties;
  return (
    <span
      className="PortalAvatar"
      data-size={size}
      data-initials={getInitials(name)}
      style={style}
      aria-hidden="true"
    />
  );
}
