import logo from '../logo.svg';

/** Only the logo, in the middle of the page. */
export function HomeScreen() {
  return <img src={logo} alt="Customer Service Portal" width={160} height={160} />;
}
