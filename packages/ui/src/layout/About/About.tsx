import { styled } from '@mui/material/styles';
import { Page } from '../Page/Page.tsx';
import type { RootProps } from '../../theme/RootProps.ts';
import { useThemed } from '../../theme/useThemed.ts';

const aboutWords = {
  logoOf: (title: string) => `Logo of the ${title}`,
  version: (version: string) => `Version ${version}`,
};

/** Built-in English text of `About`; override it with `localeText`. */
export type AboutWords = typeof aboutWords;

export interface AboutProps extends RootProps<HTMLDivElement> {
  /** Name of the product. */
  title: string;
  /** Version as shown to users, such as `1.00`. */
  version: string;
  /** URL of the logo. */
  logo: string;
  /** Overrides the built-in English text. */
  localeText?: Partial<AboutWords>;
}

const Root = styled('div')(({ theme }) => ({
  paddingTop: 8,
  '& img': { display: 'block', width: 96, height: 96 },
  '& p': { margin: '16px 0 0', color: theme.vars.palette.text.secondary },
}));

/** Page with the product's name, version and logo. */
export function About(given: AboutProps) {
  const [{ title, version, logo, ...root }, words] = useThemed('PortalAbout', given, aboutWords);
  return (
    <Page {...root} title={title}>
      <Root>
        <img src={logo} alt={words.logoOf(title)} />
        <p>{words.version(version)}</p>
      </Root>
    </Page>
  );
}
