import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { browserPlaces } from './browser-places.ts'
import { findFiles } from './find-files.ts'
import { npmCommand } from './npm-command.ts'
import { isProgram, programOnPath } from './program-on-path.ts'

const WINDOWS = { Path: 'C:\\Windows;C:\\Program Files\\nodejs', PATHEXT: '.EXE;.CMD' }

describe('npmCommand', () => {
  it('starts npm without a shell, except on Windows', () => {
    expect(npmCommand(['ci', '--no-audit'], 'linux')).toEqual({ file: 'npm', parameters: ['ci', '--no-audit'], shell: false })
    expect(npmCommand(['ci', '--no-audit'], 'win32')).toEqual({ file: 'npm ci --no-audit', parameters: [], shell: true })
  })

  it.each(['a b', 'a&calc', '"', '$(x)', '%PATH%', ''])('gives no shell the parameter %j', (parameter) => {
    expect(() => npmCommand([parameter], 'win32')).toThrow('npm cannot be started')
  })
})

describe('programOnPath', () => {
  const find = (platform: NodeJS.Platform, environment: Readonly<Record<string, string>>, there: readonly string[]) =>
    programOnPath(['chromium', 'chrome'], { platform, environment, isProgram: (path) => there.includes(path) })

  it.each([
    ['the first name in any folder', '/usr/local/bin/chromium', ['/usr/bin/chrome', '/usr/local/bin/chromium']],
    ['the first folder', '/usr/bin/chromium', ['/usr/local/bin/chromium', '/usr/bin/chromium']],
    ['the second name', '/usr/bin/chrome', ['/usr/bin/chrome']],
    ['nothing', null, ['/opt/chrome']],
  ])('finds %s', (_, found, there) => {
    expect(find('linux', { PATH: '/usr/bin::/usr/local/bin' }, there)).toBe(found)
  })

  it('adds the endings of programs on Windows', () => {
    expect(find('win32', WINDOWS, ['C:\\Program Files\\nodejs\\chrome.CMD'])).toBe('C:\\Program Files\\nodejs\\chrome.CMD')
    expect(find('win32', { Path: 'C:\\x' }, ['C:\\x\\chrome.EXE'])).toBe('C:\\x\\chrome.EXE')
  })

  it('takes absolute paths as they are, and finds programs of this system', () => {
    expect(programOnPath([process.execPath])).toBe(process.execPath)
    expect(programOnPath(['no-such-program-anywhere'])).toBeNull()
    expect([isProgram(import.meta.dirname), isProgram(import.meta.filename)]).toEqual([false, false])
  })
})

describe('browserPlaces', () => {
  it('are those of the system', () => {
    expect(browserPlaces('linux', {})).toEqual([])
    expect(browserPlaces('darwin', { HOME: '/Users/anna' }).slice(0, 2)).toEqual([
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Users/anna/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    ])
    const windows = browserPlaces('win32', { ProgramFiles: 'C:\\Program Files', LOCALAPPDATA: 'C:\\Users\\anna\\AppData\\Local' })
    expect(windows[0]).toBe('C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe')
    expect(windows.at(-1)).toBe('C:\\Users\\anna\\AppData\\Local\\Microsoft\\Edge\\Application\\msedge.exe')
  })
})

describe('the project on other systems', () => {
  it('is checked out with the same line ends everywhere', () => {
    expect(readFileSync('.gitattributes', 'utf8')).toMatch(/^\* text=auto eol=lf$/m)
  })

  it('has paths with slashes', () => {
    expect(findFiles('scripts/system/*.test.ts')).toEqual(['scripts/system/systems.test.ts'])
  })

  it('starts no shell and no npm by name in its scripts', () => {
    const sources = findFiles('scripts/**/*.ts', { exclude: ['**/*.test.ts', 'scripts/system/**'] })
    const found = sources.filter((path) =>
      /spawn(?:Sync)?\(\s*'(?:sh|bash|npm|npx)'|exec(?:File)?(?:Sync)?\(\s*'(?:sh|bash|npm|npx)/.test(readFileSync(path, 'utf8')),
    )
    expect(found).toEqual([])
  })
})
