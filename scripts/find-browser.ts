import { accessSync, constants } from 'node:fs'
import { findOnPath, findOrInstall } from './system-program.ts'

const CHROMIUM = {
  names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'],
  packages: ['chromium', 'chromium-headless-shell', 'fonts-liberation'],
  label: 'browser',
}

/**
 * Path of a Chromium: `CHROME_PATH`, one on the PATH, or one installed from Debian's packages if possible.
 * @throws with instructions if there is none
 */
export function findBrowser(): string {
  const named = process.env.CHROME_PATH
  if (named) return executable(named, `CHROME_PATH names ${named}, which cannot be run.`)
  return findOrInstall(CHROMIUM) ?? fail()
}

/**
 * Path of Chromium's headless shell, which needs less than half of the processor time for a page but has no background sync; of the whole
 * Chromium if there is none or `CHROME_PATH` names one.
 * @throws with instructions if there is neither
 */
export function findHeadlessBrowser(): string {
  const browser = findBrowser()
  return process.env.CHROME_PATH ? browser : (findOnPath(['chromium-headless-shell']) ?? browser)
}

function executable(path: string, complaint: string): string {
  try {
    accessSync(path, constants.X_OK)
    return path
  } catch {
    throw new Error(complaint)
  }
}

function fail(): never {
  throw new Error('The browser tests need Chromium: install it, or set CHROME_PATH to a Chromium or Chrome.')
}
