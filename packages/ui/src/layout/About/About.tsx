import { type Localized, type RootProps, styled, useLocalizedThemeProps } from '../../theme/styled.ts';
import { Page } from '../Page/Page.tsx';

const aboutLocaleText = {
  logoAlt: (title: string) => `${title} logo`,
  version: (version: string) => `Version ${version}`,
};

/** Built-in English text of `About`; override it with `localeText`. */
export type AboutLocaleText = typeof aboutLocaleText;

export interface AboutProps extends RootProps<HTMLDivElement>, Localized<AboutLocaleText> {
  /** Name of the product. */
  title: string;
  /** Version as shown to users, such as `1.00`. */
  version: string;
  /** URL of the logo. */
  logo: string;
}

const Root = styled('div')(({ theme }) => ({
  paddingTop: 8,
  '& img': { display: 'block', width: 96, height: 96 },
  '& p': { margin: '16px 0 0', color: theme.vars.palette.text.secondary },
}));

/** Page with the product's name, version and logo. */
export function About(inProps: AboutProps) {
  const [{ title, version, logo, ...root }, strings] = useLocalizedThemeProps(
    'PortalAbout',
    inProps,
    aboutLocaleText,
  );
  return (
    <Page {...root} title={title}>
      <Root>
        <img src={logo} alt={strings.logoAlt(title)} />
        <p>{strings.version(version)}</p>
      </Root>
    </Page>
  );
}
