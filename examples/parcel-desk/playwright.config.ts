import { defineConfig } from '@playwright/test';

/** Of the built app. `CHROME_BIN` names the browser where Playwright has not installed its own. */
export default defineConfig({
  testDir: 'e2e',
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${process.env.PARCELS_PORT}`,
    launchOptions: { executablePath: process.env.CHROME_BIN, args: ['--no-sandbox'] },
  },
  webServer: {
    command: 'vite preview --host 127.0.0.1 --port 0',
    env: { NO_COLOR: '1' },
    wait: { stdout: /http:\/\/127\.0\.0\.1:(?<parcels_port>[1-9]\d*)/ },
  },
});
