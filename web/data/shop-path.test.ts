import { describe, expect, it } from 'vitest'
import { fullPath, isOfStoreView, routerPath } from './shop-path.ts'

// VIEW-2
describe('fullPath and routerPath', () => {
  it.each([
    ['', '/decking', '/decking', '/decking'],
    ['', '/', '/', '/'],
    ['/de', '/terrasse', '/de/terrasse', '/terrasse'],
    ['/de', '/de/terrasse?page=2', '/de/terrasse?page=2', '/terrasse?page=2'],
    ['/de', '/', '/de/', '/'],
    ['/de', '/de', '/de', '/'],
    ['/de', '/de/', '/de/', '/'],
    ['/de', '/de?q=1', '/de?q=1', '/?q=1'],
    ['/de', '/decking', '/de/decking', '/decking'],
    ['/de', '/DE/x', '/de/DE/x', '/DE/x'],
  ])('below %j convert %s to %s for the address bar and %s for the router', (basePath, path, full, own) => {
    expect([fullPath(basePath, path), routerPath(basePath, path)]).toEqual([full, own])
  })
})

// VIEW-3
describe('isOfStoreView', () => {
  it.each([
    ['/decking', '', true],
    ['/de', '', false],
    ['/de/', '', false],
    ['/de/terrasse', '', false],
    ['/deutsch', '', true],
    ['//de/x', '', true],
    ['/de/terrasse', '/de', true],
    ['/de', '/de', true],
    ['/decking', '/de', false],
    ['/', '/de', false],
    ['/it/', '/de', false],
  ])('classifies a link to %s from the store view at %j as internal: %s', (path, basePath, stays) => {
    expect(isOfStoreView(path, basePath, ['', '/de', '/it'])).toBe(stays)
  })
})
