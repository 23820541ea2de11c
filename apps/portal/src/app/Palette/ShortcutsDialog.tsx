import { Modal } from '@portal/ui/modals';
import { useState } from 'react';
import { listShortcuts } from './shortcuts.ts';

/** The keyboard shortcuts that work on the page below. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [shortcuts] = useState(listShortcuts);
  return (
    <Modal title="Keyboard shortcuts" size="small" onClose={onClose}>
      <table style={{ width: '100%', borderSpacing: '0 6px' }}>
        <thead style={{ textAlign: 'start' }}>
          <tr>
            <th scope="col">Keys</th>
            <th scope="col">Action</th>
          </tr>
        </thead>
        <tbody>
          {shortcuts.map(({ keys, label }) => (
            <tr key={`${keys} ${label}`}>
              <td>
                <kbd>{keys}</kbd>
              </td>
              <td>{label}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
