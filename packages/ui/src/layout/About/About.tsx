import { styled } from '@mui/material/styles';
import { Page } from '../Page/Page.tsx';

export interface AboutProps {
  /** Name of the product. */
  title: string;
  /** As it is told to users: `1.00`. */
  version: string;
  /** Address of the logo. */
  logo: string;
}

const Root = styled('div')(({ theme }) => ({
  paddingTop: 8,
  '& img': { display: 'block', width: 96, height: 96 },
  '& p': { margin: '16px 0 0', color: theme.vars.palette.text.secondary },
}));

/** What the product is called and which version it is, with its logo. */
export function About({ title, version, logo }: AboutProps) {
  return (
    <Page title={title}>
      <Root>
        <img src={logo} alt={`Logo of the ${title}`} />
        <p>Version {version}</p>
      </Root>
    </Page>
  );
}
