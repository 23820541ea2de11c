import { useCallback } from 'react';
import { useCode } from '../../../app/useCode.ts';
import { notify } from '../../../state/notices.ts';

const loadEditUser = () => import('../EditUser.tsx');

interface OpenedUserProps {
  /** As the address says it. */
  id: string;
  onClose: () => void;
}

/** The dialog of the user whom the address names. */
export function OpenedUser({ id, onClose }: OpenedUserProps) {
  const giveUp = useCallback(() => {
    notify({ kind: 'error', text: 'This could not be opened. Check the connection and try again.' });
    onClose();
  }, [onClose]);
  const code = useCode(true, loadEditUser, giveUp);
  return code && <code.EditUser key={id} userId={Number(id)} onClose={onClose} />;
}
