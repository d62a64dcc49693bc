import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { expiredFiles, keepPreviousBuild } from './previous-builds.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-26T12:00:00Z')

function dist(): string {
  const directory = mkdtempSync(join(tmpdir(), 'dist-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  return directory
}

/** Replaces the last build, as the bundler does. */
function build(directory: string, name: string): void {
  rmSync(join(directory, 'client'), { recursive: true, force: true })
  mkdirSync(join(directory, 'client/assets'), { recursive: true })
  writeFileSync(join(directory, `client/assets/${name}.js`), name)
  writeFileSync(join(directory, 'documents.json'), JSON.stringify({ menu: 'menu', [name]: `query ${name}` }))
}

const previousFiles = (directory: string) => readdirSync(join(directory, 'previous/assets')).sort()

// RUN-22
describe('previous builds', () => {
  it('are kept beside the last one, with their documents', async () => {
    const directory = dist()
    await keepPreviousBuild(directory)
    expect(existsSync(join(directory, 'previous'))).toBe(false)
    for (const name of ['a', 'b', 'c']) {
      await keepPreviousBuild(directory)
      build(directory, name)
    }
    expect(previousFiles(directory)).toEqual(['a.js', 'b.js'])
    expect(JSON.parse(readFileSync(join(directory, 'previous/documents.json'), 'utf8'))).toEqual({
      menu: 'menu',
      a: 'query a',
      b: 'query b',
    })
  })

  it('are kept for seven days from the build that replaced them, however long they were in use', async () => {
    const directory = dist()
    for (const [name, days] of [
      ['a', 8],
      ['b', 6],
      ['c', 40],
    ] as const) {
      build(directory, name)
      const [file, at] = [join(directory, `client/assets/${name}.js`), Date.now() / 1000 - (days * DAY_MS) / 1000]
      utimesSync(file, at, at)
      if (name === 'c') break
      await keepPreviousBuild(directory)
      utimesSync(join(directory, `previous/assets/${name}.js`), at, at)
    }
    await keepPreviousBuild(directory)
    expect(previousFiles(directory)).toEqual(['b.js', 'c.js'])
  })

  it('are bounded in bytes, the latest first', () => {
    const file = (name: string, bytes: number, days: number) => ({ name, bytes, replacedAt: NOW - days * DAY_MS })
    const files = [file('old', 50, 3), file('new', 60, 1), file('middle', 40, 2), file('expired', 1, 7.1)]
    expect(expiredFiles(files, NOW, 100).map(({ name }) => name)).toEqual(['old', 'expired'])
    expect(expiredFiles(files, NOW).map(({ name }) => name)).toEqual(['expired'])
  })

  it.each(['dist/client', 'dist/client/assets', 'dist/previous', 'dist/previous/assets/a.js', 'dist/documents.json'])(
    'reach the build of an image: .dockerignore does not name %s',
    (path) => {
      const patterns = readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
      expect(patterns.filter((pattern) => matchesGlob(path, pattern) || path.startsWith(`${pattern}/`))).toEqual([])
    },
  )
})
