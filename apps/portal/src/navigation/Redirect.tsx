import { useEffect } from 'react';
import { useNavigate } from './history.ts';

/** Replaces the current history entry. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
