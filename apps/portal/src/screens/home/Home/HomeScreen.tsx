import logo from '../shared/logo.svg';

/** Only the logo, centered. */
export function HomeScreen() {
  return (
    <div style={{ display: 'grid', placeItems: 'center', height: '100%' }}>
      <img src={logo} alt="Customer Service Portal" width={160} height={160} />
    </div>
  );
}
