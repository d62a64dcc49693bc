import { describe, expect, it } from 'vitest'
import { messages as de } from './generated/de.ts'
import { messages as en } from './generated/en.ts'
import { messages as italian } from './generated/it.ts'
import type { ServerMessages } from './generated/languages.ts'
import { serverMessages } from './server-messages.ts'

const NUMBER = 4711
/** The texts that another language may have as English has them. */
const ALIKE = ['attribute.no', 'cart.about']

/** All texts by their path, with a number in place of values. */
const readTexts = (messages: ServerMessages): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(messages).flatMap(([group, texts]) =>
      Object.entries(texts).map(([name, text]): [string, string] => [
        `${group}.${name}`,
        typeof text === 'function' ? text(NUMBER) : text,
      ]),
    ),
  )

// ERROR-7
describe('serverMessages', () => {
  it.each([
    ['German', de],
    ['Italian', italian],
  ])('provides every text in %s, with its values and translated from English', (_, messages) => {
    const [english, own] = [readTexts(en), readTexts(messages)]
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [path, text] of own) {
      expect(text.trim(), path).not.toBe('')
      if (!ALIKE.includes(path)) expect(text, path).not.toBe(english.get(path))
      expect(/471[12]/.test(text), path).toBe(/471[12]/.test(english.get(path) ?? ''))
    }
  })

  // CART-58
  it.each([
    [1, 'Von diesem Artikel ist nur 1 verfügbar', 'Von „Griff“ ist nur noch 1 verfügbar.'],
    [2, 'Von diesem Artikel sind nur 2 verfügbar', 'Von „Griff“ sind nur noch 2 verfügbar.'],
  ])('uses the number of the verb in German if %i is left', (left, product, component) => {
    expect([de.cart.only(left), de.set.only({ component: 'Griff', left })]).toEqual([product, component])
  })

  it('selects the language regardless of the region', () => {
    const failOnLanguage = (language: string) => expect.fail(language)
    expect(serverMessages('de-AT', failOnLanguage)).toBe(de)
    expect(serverMessages('IT', failOnLanguage)).toBe(italian)
    expect(serverMessages('en-US', failOnLanguage)).toBe(en)
  })

  it('falls back to English for an unsupported language and reports it once', () => {
    const noted: string[] = []
    const note = (language: string) => noted.push(language)
    expect([serverMessages('rm-CH', note), serverMessages('RM', note), serverMessages('kl', note)]).toEqual([en, en, en])
    expect(noted).toEqual(['rm', 'kl'])
  })
})
