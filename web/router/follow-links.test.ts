import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followLinks } from './follow-links.ts'

class FakeLink {
  readonly target: string
  readonly dataset: Record<string, string>
  readonly url: URL
  constructor(href: string, { target = '', ...dataset }: Record<string, string> = {}) {
    this.url = new URL(href, 'https://shop.example/decking')
    this.target = target
    this.dataset = dataset
    Object.assign(this, { href: this.url.href, origin: this.url.origin, pathname: this.url.pathname })
    Object.assign(this, { search: this.url.search, hash: this.url.hash })
  }
  closest(selector: string) {
    return selector === 'a[href]' ? this : null
  }
  hasAttribute() {
    return false
  }
}

let listeners: Record<string, ((event: unknown) => void)[]>
const went: [href: string, options: unknown][] = []

beforeEach(() => {
  listeners = {}
  went.length = 0
  vi.stubGlobal('Element', FakeLink)
  vi.stubGlobal('location', new URL('https://shop.example/decking'))
  vi.stubGlobal('addEventListener', (type: string, listener: (event: unknown) => void) => {
    listeners[type] = [...(listeners[type] ?? []), listener]
  })
  followLinks({
    go: (href, options) => went.push([href, options]),
    isOurs: (path) => !path.startsWith('/de/'),
    prefetch: () => undefined,
  })
})
afterEach(() => vi.unstubAllGlobals())

/** @returns whether the browser was kept from following the link itself */
function click(link: FakeLink, keys: Readonly<Record<string, unknown>> = {}): boolean {
  const event = {
    target: link,
    button: 0,
    defaultPrevented: false,
    ...keys,
    preventDefault() {
      event.defaultPrevented = true
    },
  }
  for (const listen of listeners.click ?? []) listen(event)
  return event.defaultPrevented
}

// NAV-1
describe('a link that is followed', () => {
  it('keeps the scroll position if it asks for that, and drops its hash', () => {
    click(new FakeLink('/decking?reviews=lowest#reviews', { keepScroll: 'true' }))
    expect(went).toEqual([['/decking?reviews=lowest', { replace: false, preventScrollReset: true }]])
  })

  it('adds an entry with its address to the history', () => {
    expect(click(new FakeLink('/fencing?page=2#list'))).toBe(true)
    expect(went).toEqual([['/fencing?page=2#list', { replace: false, preventScrollReset: false }]])
  })

  it('replaces the history entry if it leads to the open page or asks for that', () => {
    click(new FakeLink('/decking'))
    click(new FakeLink('/fencing', { replace: '' }))
    expect(went).toMatchObject([
      ['/decking', { replace: true }],
      ['/fencing', { replace: true }],
    ])
  })

  // VIEW-3
  it.each([
    ['to another store view', new FakeLink('/de/terrasse'), {}],
    ['to another host', new FakeLink('https://else.example/decking'), {}],
    ['to a file', new FakeLink('/feeds/news.xml'), {}],
    ['for a new tab', new FakeLink('/fencing', { target: '_blank' }), {}],
    ['with a key that opens a new tab', new FakeLink('/fencing'), { ctrlKey: true }],
  ])('is left to the browser if it leads %s', (_, link, keys) => {
    expect([click(link, keys), went]).toEqual([false, []])
  })
})
