import { lazyDialog } from '../../../app/modals/LazyDialog.tsx';

const EditUser = lazyDialog(async () => (await import('../EditUser.tsx')).EditUser);

interface OpenedUserProps {
  /** As the address says it. */
  id: string;
  onClose: () => void;
}

/** The dialog of the user whom the address names. */
export function OpenedUser({ id, onClose }: OpenedUserProps) {
  return <EditUser key={id} userId={Number(id)} onClose={onClose} />;
}
