import { Modal } from '@portal/ui/modals';
import { useState } from 'react';
import { listShortcuts } from './shortcuts.ts';

const heading = { textAlign: 'start', fontWeight: 500 } as const;

const key = {
  padding: '1px 6px',
  border: '1px solid var(--portal-palette-portal-buttonBorder)',
  borderRadius: 4,
  font: 'inherit',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
} as const;

/** The keyboard shortcuts that work on the page below. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const [shortcuts] = useState(listShortcuts);
  return (
    <Modal title="Keyboard shortcuts" size="small" onClose={onClose}>
      <table style={{ width: '100%', borderSpacing: '0 6px' }}>
        <thead>
          <tr>
            <th scope="col" style={heading}>
              Keys
            </th>
            <th scope="col" style={heading}>
              Action
            </th>
          </tr>
        </thead>
        <tbody>
          {shortcuts.map(({ keys, label }) => (
            <tr key={`${keys} ${label}`}>
              <td style={{ paddingInlineEnd: 12 }}>
                <kbd style={key}>{keys}</kbd>
              </td>
              <td>{label}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
