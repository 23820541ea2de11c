import { type Localized, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { useFormats } from '../../theme/formats.ts';
import { Button } from '../../controls/Button/Button.tsx';
import { Modal } from '../Modal/Modal.tsx';
import type { ModalRootProps } from '../Modal/ModalFrame.tsx';

const progressModalLocaleText = {
  cancel: 'Cancel',
  progress: (done: string, total: string | null, unit: string) =>
    total === null ? `${done} ${unit}` : `${done} of ${total} ${unit}`,
};

/**
 * Built-in English text of `ProgressModal`; override it with `localeText`. Numbers are passed formatted, an
 * unknown total as `null`.
 */
export type ProgressModalLocaleText = typeof progressModalLocaleText;

export interface ProgressModalProps extends ModalRootProps, Localized<ProgressModalLocaleText> {
  /** Verb and object, such as `Download audit.csv`. */
  title: string;
  /** Completed units. */
  done: number;
  /** `null` while unknown. */
  total: number | null;
  /** Plural name of the units, such as `rows`. */
  unit: string;
  /** Called by `Cancel`, the close button, Esc and the overlay. */
  onCancel: () => void;
}

const Body = styled('div')({
  '& progress': { display: 'block', width: '100%', height: 8, marginTop: 8 },
});

/**
 * Progress of a long-running operation that can be canceled.
 * @alias progress dialog
 */
export function ProgressModal(inProps: ProgressModalProps) {
  const [props, strings] = useLocalizedThemeProps('PortalProgressModal', inProps, progressModalLocaleText);
  const { title, done, total, unit, onCancel, ...root } = props;
  const { number: formatNumber } = useFormats();
  const text = strings.progress(formatNumber(done), total === null ? null : formatNumber(total), unit);
  return (
    <Modal
      {...root}
      title={title}
      size="small"
      onClose={onCancel}
      actions={<Button onClick={onCancel}>{strings.cancel}</Button>}
    >
      <Body>
        <span>{text}</span>
        <progress aria-label={title} value={total === null ? undefined : done} max={total ?? undefined} />
      </Body>
    </Modal>
  );
}
