import { describe, expect, it } from 'vitest'
import { prefixOfShell, shellFor } from './shell-for.ts'

const KEPT = ['/app-shell', '/de/app-shell']

// VIEW-2, CACHE-10
describe('the app shell of a page', () => {
  it.each([
    ['/', '/app-shell'],
    ['/decking', '/app-shell'],
    ['/deutsch', '/app-shell'],
    ['/de', '/de/app-shell'],
    ['/de/', '/de/app-shell'],
    ['/de/terrasse/dielen', '/de/app-shell'],
    ['/DE/terrasse', '/app-shell'],
    ['/it/terrazze', '/app-shell'],
  ])('at %s is %s', (path, shell) => {
    expect(shellFor(path, KEPT)).toBe(shell)
    expect(shellFor(path, KEPT.toReversed())).toBe(shell)
  })

  it('is none where none is kept', () => {
    expect(shellFor('/de/', [])).toBeUndefined()
    expect(shellFor('/', ['/de/app-shell', '/x'])).toBeUndefined()
  })

  it.each(['/assets/app-shell.js', '//evil.example/app-shell', '/a/b/app-shell', '/../app-shell', '', '/DE/app-shell'])(
    'is not at %j',
    (path) => {
      expect(prefixOfShell(path)).toBeNull()
    },
  )
})
