import { stripTypeScriptTypes } from 'node:module'
import { describe, expect, it } from 'vitest'
import { BRITISH } from '../../../web/messages/format.test-kit.ts'
import { formatFor } from '../../../web/messages/format.ts'
import { compareLanguages, languageModules, parseFile, problemLine, readLanguages } from './read-languages.ts'

/** Texts that are the same in every language on purpose. */
const ALIKE =
  /^(?:[\s\d×%()./,:;–=#-]|\{[^{}]*\}|\b(?:mm|m²?|h|min)(?!\p{L}))*$|^(?:OK|Menu|Newsletter|Account|Name|Video|Filter|Set|Download|No)$/u

// SHOP-21
describe('the files of the languages', () => {
  const { texts, english, ...problems } = readLanguages()

  it('have all texts with the right values and plural forms, and no others', () => {
    expect([...texts.keys()]).toEqual(['en', 'de', 'it'])
    expect(Object.values(problems).flat().map(problemLine)).toEqual([])
  })

  it.each(['de', 'it'])('contain translations, not copies of the English texts: %s', (language) => {
    const own = texts.get(language)
    const copied = [...english].filter(([key, { source }]) => own?.get(key)?.source === source && !ALIKE.test(source))
    expect(copied.length, copied.map(([key]) => key).join(', ')).toBeLessThan(12)
  })
})

// RUN-50
it.each([
  ['a missing comma', '{\n  "cart": {\n    "title": "Panier"\n    "empty": "Vide"\n  }\n}', 'fr.json:4 Missing , between'],
  [
    'a key that is there twice',
    '{\n  "cart": {\n    "title": "Panier",\n    "title": "Vide"\n  }\n}',
    'fr.json:4 Map keys must be unique',
  ],
  ['a word without quotes', '{\n  "cart": {\n    "title": Panier\n  }\n}', 'fr.json:3 Unresolved plain scalar'],
  ['a comma too many', '{\n  "cart": {\n    "title": "Panier",\n  }\n}', '(line 4 column 3)'],
  ['a missing bracket', '{\n  "cart": {\n    "title": "Panier"\n  }\n', 'fr.json:5 Flow map must end with a }'],
])('parseFile names the line of %s', (_, text, message) => {
  expect(() => parseFile('fr.json', text)).toThrow(message)
})

const ENGLISH = {
  catalog: { save: 'Save {percent, number} %' },
  cart: {
    title: 'Cart',
    pieces: '{count, plural, one {# piece} other {# pieces}}',
    about: '{name}: {message}',
    kept: '{isStored, select, true {Saved.} other {Keep this page open.}}',
    stages: ['Placed', 'Sent'],
  },
  server: { only: '{left, plural, other {Only {left} left}}' },
}

const compare = (cart: unknown, language = 'fr') =>
  compareLanguages([
    { language: 'en', json: ENGLISH },
    { language, json: { cart } },
  ])

// SHOP-21
describe('compareLanguages', () => {
  it.each([
    ['that is not an ICU message', { title: 'Panier {' }, 'cart.title is not an ICU message: EXPECT_ARGUMENT_CLOSING_BRACE'],
    ['that is a number', { title: 3 }, 'cart.title is neither a text nor a group of texts'],
    ['that is null', { title: null }, 'cart.title is neither a text nor a group of texts'],
    ['with a value of its own', { title: 'Panier {name}' }, 'cart.title contains {name}, which the English text does not have'],
    ['without a value', { about: '{name} !' }, 'cart.about leaves out {message}'],
    [
      'with a value of another kind',
      { about: '{name}: {message, number}' },
      'cart.about uses {message} in another way than the English text',
    ],
    [
      'with a style that does not exist',
      { pieces: '{count, number, percent}' },
      "cart.pieces 'percent' is not a style of the shop; use one of measure, money, tenth",
    ],
    ['with a skeleton', { pieces: '{count, number, ::compact-short}' }, /^cart\.pieces '.*' is not a style of the shop/],
    ['with a time', { about: '{name}: {message, time}' }, 'cart.about {message} has a format that the shop does not have'],
    [
      'with an ordinal',
      { pieces: '{count, selectordinal, one {#st} other {#th}}' },
      'cart.pieces Plurals cannot have an offset or ordinals here',
    ],
    [
      'with a value used in two ways',
      { about: '{name, select, true {a} other {b}}{name, number}: {message}' },
      'cart.about {name} is used as boolean and as number',
    ],
    ['with code for a name', { about: '{name}: {message} {a);evil(}' }, /^cart\.about is not an ICU message/],
    [
      'with a form the language does not have',
      { pieces: '{count, plural, one {#} few {#} other {#}}' },
      "cart.pieces {count} has the form 'few', which the language does not have",
    ],
  ])('finds a text %s', (_, cart, fault) => {
    const [found, ...others] = compare(cart).faults.map(({ key, problem }) => `${key} ${problem}`)
    expect(found).toMatch(fault)
    expect(others).toEqual([])
  })

  it('finds a plural without a form that the language needs', () => {
    const { faults } = compare({ pieces: '{count, plural, one {# deska} other {# deski}}' }, 'pl')
    expect(faults.map(({ problem }) => problem)).toEqual(["{count} has no form 'many', which the language needs"])
    expect(compare({ pieces: '{count, plural, other {# deski}}' }, 'pl').faults).toEqual([])
  })

  it('finds missing, empty and unknown texts', () => {
    const { missing, unknown, faults } = compare({ title: 'Panier', pieces: ' ', basket: 'Panier', stages: ['Reçue'] })
    expect(missing.map(({ key }) => key)).toEqual([
      'catalog.save',
      'cart.pieces',
      'cart.about',
      'cart.kept',
      'cart.stages.1',
      'server.only',
    ])
    expect(unknown.map(problemLine)).toEqual(['schema/messages/fr.json: cart.basket has no English text'])
    expect(faults).toEqual([])
  })

  it.each(['french', 'fr-CA', '../en', 'FR'])('refuses a file named %s', (language) => {
    expect(compare({}, language).faults.map(({ problem }) => problem)).toContain('is not an ISO 639 code, such as fr')
  })
})

// SHOP-21
describe('a fourth language', () => {
  const FRENCH = {
    title: "`Panier` de \\ $'{'name'}' “l'atelier” l’été",
    pieces: '{count, plural, one {# pièce} other {# pièces}}',
    about: '{message} ({name})',
    kept: '{isStored, select, true {Gardé.} other {Laissez la page ouverte.}}',
    __proto__: { polluted: 'x' },
  }
  const modules = languageModules(compare(JSON.parse(JSON.stringify(FRENCH))))

  async function loadMessages(area: string) {
    const code = stripTypeScriptTypes(modules[`web/messages/generated/fr/${area}.ts`] ?? '')
    const { messages } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    return messages(formatFor({ ...BRITISH, language: 'fr', locale: 'fr' }))
  }

  it('is added by its file: browser and server list it', () => {
    expect(modules['web/messages/generated/languages.ts']).toContain("fr: async () => (await import('./fr/index.ts')).language,")
    expect(modules['bff/domain/messages/generated/languages.ts']).toContain("['fr', frMessages],")
    expect(Object.keys(modules).filter((path) => path.includes('/fr'))).toEqual([
      'web/messages/generated/fr/catalog.ts',
      'web/messages/generated/fr/cart.ts',
      'web/messages/generated/fr/index.ts',
      'bff/domain/messages/generated/fr.ts',
    ])
  })

  it('has its texts to the letter, with the plurals of the language and any order of values', async () => {
    const { title, pieces, about, kept } = await loadMessages('cart')
    expect(title).toBe(['`Panier` de \\ $', "{name} “l'atelier” l’été"].join(''))
    expect([0, 1, 2, 1234].map(pieces)).toEqual(['0 pièce', '1 pièce', '2 pièces', '1\u202f234 pièces'])
    expect(about({ name: 'Chêne', message: 'épuisé' })).toBe('épuisé (Chêne)')
    expect([kept(true), kept(false)]).toEqual(['Gardé.', 'Laissez la page ouverte.'])
  })

  // SHOP-24
  it.each([
    ['keeps a number with its unit', 'Bis {name} Uhr, {message} mm', 'Bis 7:30_Uhr, 18_mm'],
    ['lets a line break before a word', '{name} minutes, {message} hm', '7:30 minutes, 18 hm'],
  ])('%s', async (_, about, shown) => {
    const code = languageModules(compare({ about }))['web/messages/generated/fr/cart.ts'] ?? ''
    const { messages } = await import(`data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(code))}`)
    const words = messages(formatFor(BRITISH))
    expect(words.about({ name: '7:30', message: '18' })).toBe(shown.replaceAll('_', '\u00a0'))
  })

  it('has the English text if its own is missing', async () => {
    expect((await loadMessages('cart')).stages).toEqual(['Placed', 'Sent'])
    expect((await loadMessages('catalog')).save(12.5)).toBe('Save 12,5\u00a0%')
    expect(modules['bff/domain/messages/generated/fr.ts']).toMatch(/only: \(left: number\) => `Only \$\{left\} left`/)
  })
})
