import { execFileSync, spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge']

/**
 * Path of a Chromium: `CHROME_PATH`, one on the PATH, or one installed from Debian's packages where that is possible.
 * @throws saying what to do when there is none
 */
export function findBrowser(): string {
  const named = process.env.CHROME_PATH
  if (named) return executable(named, `CHROME_PATH names ${named}, which cannot be run.`)
  return onPath() ?? installed() ?? fail()
}

function executable(path: string, complaint: string): string {
  try {
    accessSync(path, constants.X_OK)
    return path
  } catch {
    throw new Error(complaint)
  }
}

function onPath(): string | undefined {
  for (const name of NAMES) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return undefined
}

function installed(): string | undefined {
  if (process.getuid?.() !== 0 || spawnSync('sh', ['-c', 'command -v apt-get']).status !== 0) return undefined
  console.info('No browser found: installing chromium…')
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-liberation'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
  return onPath()
}

function fail(): never {
  throw new Error('The browser tests need Chromium: install it, or set CHROME_PATH to a Chromium or Chrome.')
}
