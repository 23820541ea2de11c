/** Every bare import of stories, of what they show and of the preview; `optimizedImports.test.ts` keeps it whole. */
export const optimizedImports = [
  '@emotion/react',
  '@mui/material/CssBaseline',
  '@mui/material/Divider',
  '@mui/material/Menu',
  '@mui/material/MenuItem',
  '@mui/material/styles',
  '@tanstack/react-virtual',
  'react',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  'storybook/test',
];
