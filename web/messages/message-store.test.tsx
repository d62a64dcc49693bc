import { existsSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { allMessages } from './all-messages.ts'
import { en } from './en/en.ts'
import { BRITISH, GERMAN } from './format.test-kit.ts'
import { loadLanguage, messageSources, orEnglish } from './languages.ts'
import { createMessageStore } from './message-store.ts'
import type { Language } from './messages.types.ts'
import { MessagesProvider, useFormat, useMessages } from './use-messages.tsx'

/** Another language: what it does not say itself is English here. */
const other: Language = {
  ...en,
  'recently-viewed': async () => ({ messages: () => ({ title: 'Zuletzt angesehen', clear: 'Leeren' }) }),
}

describe('messages of a store view', () => {
  it('are written in its language, with numbers as its locale has them', async () => {
    const store = createMessageStore(GERMAN, Promise.resolve(other))
    await store.load(['recently-viewed', 'home'])
    expect(store.get('recently-viewed').title).toBe('Zuletzt angesehen')
    expect(store.get('home').products(1234)).toBe('1.234 products')
  })

  it('of two store views do not meet', async () => {
    const [british, german] = await Promise.all([allMessages(BRITISH), allMessages({ ...BRITISH, locale: 'de-DE' })])
    expect([british.get('home').products(1234), german.get('home').products(1234)]).toEqual(['1,234 products', '1.234 products'])
  })

  it('are fetched by namespace, each once', async () => {
    const home = vi.fn(en.home)
    const listing = vi.fn(en.listing)
    const store = createMessageStore(BRITISH, Promise.resolve({ ...en, home, listing }))
    await store.load(['home'])
    await store.load(['home'])
    expect([home.mock.calls.length, listing.mock.calls.length]).toEqual([1, 0])
  })

  it('can be fetched again after they could not be', async () => {
    const home = vi.fn(en.home).mockRejectedValueOnce(new Error('no network'))
    const store = createMessageStore(BRITISH, Promise.resolve({ ...en, home }))
    await expect(store.load(['home'])).rejects.toThrow('no network')
    await store.load(['home'])
    expect(store.get('home').bestSellers).toBe('Best sellers')
  })

  it('that nobody fetched are an error which says so', () => {
    const store = createMessageStore(BRITISH, Promise.resolve(en))
    expect(() => store.get('listing')).toThrow("'listing'")
  })

  it('are all there for the server', async () => {
    const store = await allMessages(BRITISH)
    for (const namespace of Object.keys(en)) expect(store.get(namespace as keyof typeof en)).toBeDefined()
  })
})

describe('a language', () => {
  it.each(['en', 'EN-us', 'en-GB'])('of the store view %s is English', async (tag) => {
    expect(await loadLanguage(tag)).toBe(en)
  })

  // ERROR-7
  it('is English where it cannot be fetched, as a whole or in part, which is logged once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const missing = async () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    const none = await orEnglish(missing)
    expect((await none.home()).messages).toBe((await en.home()).messages)
    expect(warn).toHaveBeenCalledOnce()
    warn.mockClear()
    const part = createMessageStore(
      GERMAN,
      orEnglish(async () => ({ ...other, home: missing, listing: missing })),
    )
    await part.load(['home', 'recently-viewed', 'listing'])
    expect([part.get('home').bestSellers, part.get('recently-viewed').title]).toEqual(['Best sellers', 'Zuletzt angesehen'])
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  it.each(['fr-FR', 'xx', '', 'constructor', '__proto__', '../en'])(
    'that the shop does not speak, %j, is English',
    async (tag) => {
      expect(await loadLanguage(tag)).toBe(en)
      expect(messageSources(tag, ['home'])).toEqual(['web/messages/en/en.ts', 'web/messages/en/home.ts'])
    },
  )

  it('has a file for each namespace, named like it, so that pages can fetch it ahead', () => {
    const namespaces = Object.keys(en) as (keyof typeof en)[]
    expect(messageSources('en', namespaces).filter((source) => !existsSync(source))).toEqual([])
  })

  it('that lacks a text, or has one of another shape, is a type error', () => {
    const lacking: Language = {
      ...en,
      // @ts-expect-error 'clear' is missing
      'recently-viewed': async () => ({ messages: () => ({ title: 'Zuletzt angesehen' }) }),
    }
    const { home: _, ...withoutHome } = en
    // @ts-expect-error a namespace is missing
    const incomplete: Language = withoutHome
    expect([lacking, incomplete]).toHaveLength(2)
  })
})

describe('useMessages', () => {
  function Words() {
    const { title } = useMessages('recently-viewed')
    return `${title} ${useFormat().figure(1234)}`
  }

  it('gives what the provider has', async () => {
    const store = createMessageStore(GERMAN, Promise.resolve(other))
    await store.load(['recently-viewed'])
    const html = renderToStaticMarkup(
      <MessagesProvider messages={store}>
        <Words />
      </MessagesProvider>,
    )
    expect(html).toBe('Zuletzt angesehen 1.234')
  })

  it('says so when there is no provider', () => {
    expect(() => renderToStaticMarkup(<Words />)).toThrow('MessagesProvider')
  })
})
