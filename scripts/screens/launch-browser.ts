import { type Browser, chromium } from '@playwright/test'

/** Starts a Chromium without its sandbox, which containers do not allow. @param executablePath from `find-browser.ts` */
export const launchBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-quic'] })
