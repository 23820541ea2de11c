import { rankItems } from '@portal/domain';
import { useState } from 'react';
import { LabeledInput } from '../../controls/LabeledInput/LabeledInput.tsx';
import { TextInput } from '../../controls/TextInput/TextInput.tsx';
import { Modal } from '../../modals/Modal/Modal.tsx';
import { type Localized, useLocalizedThemeProps } from '../../theme/styled.ts';
import { type PlaceItem, PlaceList } from '../PlaceList/PlaceList.tsx';

const viewListLocaleText = {
  views: 'Views',
  find: 'Find a view',
  noneFound: 'No view has this name.',
};

/** Built-in English text of `ViewListModal`; override it with `localeText`. */
export type ViewListLocaleText = typeof viewListLocaleText;

export interface ViewListModalProps extends Localized<ViewListLocaleText> {
  /** All views of the page. */
  views: readonly PlaceItem[];
  /** Called when a star is pressed. */
  onStarredChange: (change: { key: string; starred: boolean }) => void;
  onClose: () => void;
}

/** Dialog with all views of a page, found by some letters of their name or owner. */
export function ViewListModal(inProps: ViewListModalProps) {
  const [props, strings] = useLocalizedThemeProps('PortalViewListModal', inProps, viewListLocaleText);
  const { views, onStarredChange, onClose } = props;
  const [text, setText] = useState('');
  const found =
    text.trim() === '' ? views : rankItems(text, views, ({ label, detail = '' }) => [label, detail]);
  return (
    <Modal title={strings.views} size="small" onClose={onClose}>
      <LabeledInput label={strings.find}>
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
        label={strings.views}
        places={found}
        onStarredChange={onStarredChange}
        emptyText={strings.noneFound}
        sx={{ marginTop: 1.5 }}
      />
    </Modal>
  );
}
