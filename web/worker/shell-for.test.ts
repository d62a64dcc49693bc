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
  ])('for %s is %s', (path, shell) => {
    expect(shellFor(path, KEPT)).toBe(shell)
    expect(shellFor(path, KEPT.toReversed())).toBe(shell)
  })

  it('is undefined if no shell is cached', () => {
    expect(shellFor('/de/', [])).toBeUndefined()
    expect(shellFor('/', ['/de/app-shell', '/x'])).toBeUndefined()
  })

  it.each(['/assets/app-shell.js', '//evil.example/app-shell', '/a/b/app-shell', '/../app-shell', '', '/DE/app-shell'])(
    'rejects %j as a shell path',
    (path) => {
      expect(prefixOfShell(path)).toBeNull()
    },
  )
})
