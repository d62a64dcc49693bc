import { existsSync } from 'node:fs'
import { Suspense } from 'react'
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { allMessages } from './all-messages.ts'
import { BRITISH, GERMAN } from './format.test-kit.ts'
import { language as en } from './generated/en/index.ts'
import { loadLanguage, loadOrEnglish, messageSources } from './languages.ts'
import { createMessageStore, type MessageStore } from './message-store.ts'
import type { Language } from './messages.types.ts'
import { MessagesProvider, useFormat, useMessages } from './use-messages.tsx'

/** A language with its own text in the namespace `forms`; its other texts are English. */
const other: Language = {
  ...en,
  forms: async () => {
    const { messages } = await en.forms()
    return { messages: (format) => ({ ...messages(format), optional: 'freiwillig' }) }
  },
}

describe('MessageStore', () => {
  it('has the texts of its language, with numbers in the format of its locale', async () => {
    const store = createMessageStore(GERMAN, Promise.resolve(other))
    await store.load(['forms', 'content'])
    expect(store.get('forms').optional).toBe('freiwillig')
    expect(store.get('content').home.products(1234)).toBe('1.234 products')
  })

  it('keeps the formats of two store views apart', async () => {
    const stores = await Promise.all([allMessages(BRITISH), allMessages({ ...BRITISH, locale: 'de-DE' })])
    expect(stores.map((store) => store.get('content').home.products(1234))).toEqual(['1,234 products', '1.234 products'])
  })

  it('fetches each namespace once, and no other', async () => {
    const content = vi.fn(en.content)
    const listing = vi.fn(en.listing)
    const store = createMessageStore(BRITISH, Promise.resolve({ ...en, content, listing }))
    await store.load(['content'])
    await store.load(['content'])
    expect([content.mock.calls.length, listing.mock.calls.length]).toEqual([1, 0])
  })

  it('fetches a namespace again after a failure', async () => {
    const content = vi.fn(en.content).mockRejectedValueOnce(new Error('no network'))
    const store = createMessageStore(BRITISH, Promise.resolve({ ...en, content }))
    await expect(store.load(['content'])).rejects.toThrow('no network')
    await store.load(['content'])
    expect(store.get('content').home.bestSellers).toBe('Best sellers')
  })

  it('throws for a namespace that is not loaded', () => {
    const store = createMessageStore(BRITISH, Promise.resolve(en))
    expect(() => store.get('listing')).toThrow("'listing'")
  })

  it('has every namespace on the server', async () => {
    const store = await allMessages(BRITISH)
    for (const namespace of Object.keys(en)) expect(store.get(namespace as keyof typeof en)).toBeDefined()
  })
})

describe('a language', () => {
  it.each(['en', 'EN-us', 'en-GB'])('is English for the store view %s', async (tag) => {
    expect(await loadLanguage(tag)).toBe(en)
  })

  // ERROR-7
  it('is replaced by English if it cannot be fetched, as a whole or in part, which is logged once', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const failToLoad = async () => {
      throw new TypeError('Failed to fetch dynamically imported module')
    }
    const none = await loadOrEnglish(failToLoad)
    expect((await none.content()).messages).toBe((await en.content()).messages)
    expect(warn).toHaveBeenCalledOnce()
    warn.mockClear()
    const part = createMessageStore(
      GERMAN,
      loadOrEnglish(async () => ({ ...other, content: failToLoad, listing: failToLoad })),
    )
    await part.load(['content', 'listing', 'forms'])
    expect([part.get('content').home.bestSellers, part.get('forms').optional]).toEqual(['Best sellers', 'freiwillig'])
    expect(warn).toHaveBeenCalledOnce()
    warn.mockRestore()
  })

  it.each(['fr-FR', 'xx', '', 'constructor', '__proto__', '../en'])(
    'is English if the shop does not have it: %j',
    async (tag) => {
      expect(await loadLanguage(tag)).toBe(en)
      expect(messageSources(tag, ['content'])).toEqual([
        'web/messages/generated/en/index.ts',
        'web/messages/generated/en/content.ts',
      ])
    },
  )

  it('has a file for each namespace, with the same name, so that pages can preload it', () => {
    const namespaces = Object.keys(en) as (keyof typeof en)[]
    expect(messageSources('en', namespaces).filter((source) => !existsSync(source))).toEqual([])
  })

  it('that lacks a text, or has one of another shape, is a type error', () => {
    const lacking: Language = {
      ...en,
      // @ts-expect-error most texts are missing
      forms: async () => ({ messages: () => ({ optional: 'freiwillig' }) }),
    }
    const { content: _, ...withoutContent } = en
    // @ts-expect-error a namespace is missing
    const incomplete: Language = withoutContent
    expect([lacking, incomplete]).toHaveLength(2)
  })
})

describe('useMessages', () => {
  function Words() {
    const { optional } = useMessages('forms')
    return `${optional} ${useFormat().figure(1234)}`
  }
  const renderProvided = (store: MessageStore) => (
    <MessagesProvider messages={store}>
      <Suspense fallback="waiting">
        <Words />
      </Suspense>
    </MessagesProvider>
  )

  it('returns loaded messages at once', async () => {
    const store = createMessageStore(GERMAN, Promise.resolve(other))
    await store.load(['forms'])
    expect(renderToStaticMarkup(renderProvided(store))).toContain('freiwillig 1.234')
  })

  it('suspends until messages that were not loaded are fetched', async () => {
    const stream = await renderToReadableStream(renderProvided(createMessageStore(GERMAN, Promise.resolve(other))))
    await stream.allReady
    expect(await new Response(stream).text()).toContain('freiwillig 1.234')
  })

  it('throws without a provider', () => {
    expect(() => renderToStaticMarkup(<Words />)).toThrow('MessagesProvider')
  })
})
