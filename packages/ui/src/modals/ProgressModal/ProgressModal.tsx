import { formatNumber } from '@portal/domain';
import { styled } from '@mui/material/styles';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import { useThemed } from '../../theme/useThemed.ts';
import { Modal } from '../Modal/Modal.tsx';
import type { ModalRootProps } from '../Modal/ModalFrame.tsx';

const progressModalWords = {
  cancel: 'Cancel',
  progress: (done: string, total: string | null, unit: string) =>
    total === null ? `${done} ${unit}` : `${done} of ${total} ${unit}`,
};

/** The words of a `ProgressModal`; numbers come formatted, an unknown total is `null`. */
export type ProgressModalWords = typeof progressModalWords;

export interface ProgressModalProps extends ModalRootProps {
  /** The act and the thing: `Download audit.csv`. */
  title: string;
  /** How far it is, in the things counted. */
  done: number;
  /** `null` while it is not known. */
  total: number | null;
  /** What is counted: `rows`. */
  unit: string;
  /** Stops it: by `Cancel`, the cross, Esc or the overlay. */
  onCancel: () => void;
  /** Other words than the English ones. */
  localeText?: Partial<ProgressModalWords>;
}

const Body = styled('div')({
  '& progress': { display: 'block', width: '100%', height: 8, marginTop: 8 },
});

/** Says how far something is that takes a while, and stops it when asked. */
export function ProgressModal(given: ProgressModalProps) {
  const [props, words] = useThemed('PortalProgressModal', given, progressModalWords);
  const { title, done, total, unit, onCancel, ...root } = props;
  const text = words.progress(formatNumber(done), total === null ? null : formatNumber(total), unit);
  return (
    <Modal
      {...root}
      title={title}
      size="small"
      onClose={onCancel}
      actions={
        <PlainButton type="button" onClick={onCancel}>
          {words.cancel}
        </PlainButton>
      }
    >
      <Body>
        <span>{text}</span>
        <progress aria-label={title} value={total === null ? undefined : done} max={total ?? undefined} />
      </Body>
    </Modal>
  );
}
