import { styled } from '../../theme/styled.ts';
import encodeQr from 'qr';

/** Empty modules around the code, as scanners need them. */
const quietZone = 4;

// Dark on light in both color schemes: not all scanners read inverted codes.
const Root = styled('svg')({
  display: 'block',
  width: 200,
  maxWidth: '100%',
  height: 'auto',
  borderRadius: 6,
  background: '#fff',
});

/** Text as a QR code. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: quietZone });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
    .join('');
  return (
    <Root
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, not an <img> that is fetched
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </Root>
  );
}
