import { rankItems } from '@portal/domain';
import { useState } from 'react';
import { LabeledInput } from '../../controls/LabeledInput/LabeledInput.tsx';
import { TextInput } from '../../controls/TextInput/TextInput.tsx';
import { Modal } from '../../modals/Modal/Modal.tsx';
import { type PlaceItem, PlaceList } from '../PlaceList/PlaceList.tsx';

export interface ViewListModalProps {
  /** All views of the page. */
  views: readonly PlaceItem[];
  /** Called when a star is pressed. */
  onStarredChange: (change: { key: string; starred: boolean }) => void;
  onClose: () => void;
}

/** Dialog with all views of a page, found by some letters of their name or owner. */
export function ViewListModal({ views, onStarredChange, onClose }: ViewListModalProps) {
  const [text, setText] = useState('');
  const found =
    text.trim() === '' ? views : rankItems(text, views, ({ label, detail = '' }) => [label, detail]);
  return (
    <Modal title="Views" size="small" onClose={onClose}>
      <LabeledInput label="Find a view">
        {(input) => (
          <TextInput
            {...input}
            value={text}
            onChange={({ target }) => setText(target.value)}
            maxLength={80}
          />
        )}
      </LabeledInput>
      <PlaceList
        label="Views"
        places={found}
        onStarredChange={onStarredChange}
        emptyText="No view has this name."
        sx={{ marginTop: 1.5 }}
      />
    </Modal>
  );
}
