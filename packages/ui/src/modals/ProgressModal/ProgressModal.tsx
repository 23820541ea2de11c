import { formatNumber } from '@portal/domain';
import { styled } from '@mui/material/styles';
import { PlainButton } from '../../buttons/PlainButton.tsx';
import { Modal } from '../Modal/Modal.tsx';

export interface ProgressModalProps {
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
}

const Body = styled('div')({
  '& progress': { display: 'block', width: '100%', height: 8, marginTop: 8 },
});

/** Says how far something is that takes a while, and stops it when asked. */
export function ProgressModal({ title, done, total, unit, onCancel }: ProgressModalProps) {
  const text =
    total === null
      ? `${formatNumber(done)} ${unit}`
      : `${formatNumber(done)} of ${formatNumber(total)} ${unit}`;
  return (
    <Modal
      title={title}
      size="small"
      onClose={onCancel}
      actions={
        <PlainButton type="button" onClick={onCancel}>
          Cancel
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
