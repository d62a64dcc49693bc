import { describe, expect, it } from 'vitest'
import { isSamePage } from './same-page.ts'

const toUrl = (path: string) => new URL(path, 'https://shop.example')

describe('isSamePage', () => {
  it.each([
    ['/boards/oak', '/boards/oak?childSku=A', true],
    ['/boards/oak?childSku=A', '/boards/oak?childSku=B', true],
    ['/p/OAK/oak-board', '/p/OAK/oak-board/OAK-1', true],
    ['/p/OAK/oak-board/OAK-1', '/p/OAK/oak-board/OAK-2', true],
    ['/de/p/OAK/oak-board', '/de/p/OAK/oak-board/OAK-1', true],
    ['/de/p/OAK/oak-board', '/it/p/OAK/oak-board', false],
    ['/p/OAK/oak-board', '/p/PINE/pine-board', false],
    ['/boards/oak', '/boards/pine', false],
    ['/boards?page=2', '/boards?page=3', false],
    ['/boards/oak', '/boards/oak/100', false],
  ])('compares %s with %s: %s', (current, next, expected) => {
    expect(isSamePage(toUrl(current), toUrl(next))).toBe(expected)
  })
})
