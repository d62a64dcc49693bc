import { createRequire } from 'node:module'
import { browserPlaces } from './system/browser-places.ts'
import { isProgram, programOnPath } from './system/program-on-path.ts'
import { findOrInstall } from './system-program.ts'

const CHROMIUM = {
  names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'],
  packages: ['chromium', 'chromium-headless-shell', 'fonts-liberation'],
  label: 'browser',
  missing:
    'The browser tests need Chromium: install Chrome or Chromium, run npx playwright install chromium, or set CHROME_PATH.',
}

/**
 * Path of a Chromium: `CHROME_PATH`, one on the PATH, one that is installed where Windows and macOS keep programs, the one that
 * `npx playwright install chromium` fetched, or one installed from Debian's packages if possible.
 * @throws with instructions if there is none
 */
export function findBrowser(): string {
  const named = process.env.CHROME_PATH
  if (named && !isProgram(named)) throw new Error(`CHROME_PATH names ${named}, which cannot be run.`)
  if (named) return named
  return programOnPath(CHROMIUM.names) ?? installedElsewhere() ?? findOrInstall(CHROMIUM)
}

/**
 * Path of Chromium's headless shell, which needs less than half of the processor time for a page but has no background sync; of the whole
 * Chromium if there is none or `CHROME_PATH` names one.
 * @throws with instructions if there is neither
 */
export function findHeadlessBrowser(): string {
  const browser = findBrowser()
  return process.env.CHROME_PATH ? browser : (programOnPath(['chromium-headless-shell']) ?? browser)
}

function installedElsewhere(): string | null {
  const places = browserPlaces(process.platform, process.env)
  return places.find(isProgram) ?? [ownOfPlaywright()].find(isProgram) ?? null
}

/** Loaded only if it is needed: Playwright is large. */
function ownOfPlaywright(): string {
  const { chromium }: typeof import('@playwright/test') = createRequire(import.meta.url)('@playwright/test')
  return chromium.executablePath()
}
