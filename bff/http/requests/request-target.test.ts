import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { readableTarget, UNREADABLE } from './request-target.ts'

const read = (url: string) => readableTarget({ url, headers: {} } as IncomingMessage)

// LOAD-6
describe('the target of a request', () => {
  it.each(['/a%0Ab', '/a%0D', '/%E2%80%A8', '/de/%E2%80%A9/x?q=1'])('is unreadable with a line end in its path: %s', (url) => {
    expect(read(url)).toBe(UNREADABLE)
  })

  // `/<tab>/x` is a host to URL parsers, which drop the tab.
  it.each(['/%09/', '//%09/?price=1', '/%09/a:b', '/de/a%09'])('is unreadable with a tab in its path: %s', (url) => {
    expect(read(url)).toBe(UNREADABLE)
  })

  it('may have a line end in its query', () => {
    expect(read('/search?q=a%0Ab')).toBe('/search?q=a%0Ab')
  })
})
