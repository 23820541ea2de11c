import { LazyComponent } from '@portal/ui/controls';

const loadNewUserAccess = async () => (await import('./NewUserAccess.tsx')).NewUserAccess;

/** `NewUserAccess`, loaded while the first fields are filled in. */
export function LazyNewUserAccess() {
  return <LazyComponent label="Roles and companies" load={loadNewUserAccess} props={{}} />;
}
