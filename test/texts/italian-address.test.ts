import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

/** The second person plural: pronouns, possessives, and verbs with the pronouns that may be joined to them. */
const PLURAL =
  /(?<!\p{L})(?:vostr[oaie]|voi|vi|\p{L}+[aei]r(?:vi|ve(?:l[oaie]|ne))|\p{L}+(?:ate|ete|ite|reste)(?:[cmv][ei])?(?:l[oaie]|gli|ne)?)(?!\p{L})/giu

/** Nouns, adjectives and participles with the ending of such a verb. */
const OTHER_WORDS = new Set(
  `abbinate abete affilate affondate allineate antracite apposite arieggiate asciugate avanzate calcolate cerate
  certificate complete conservate delicate dimenticate distanziate essiccate estate faesite filettate finite fosfatate
  fresate giuntate impiallacciate incollate indicate inviate levigate orientate parete passate piallate primerizzate
  pulite quadrate rete rivestite salvate scanalate smussate squadrate svasate tagliate temprate testate vite zincate Faesite Parete Rivestite Scanalate`.split(
    /\s+/,
  ),
)

const pluralsIn = (text: string): readonly string[] => (text.match(PLURAL) ?? []).filter((word) => !OTHER_WORDS.has(word))

/** Every text below a key `it`, and of the store view with the code `it`. */
function italianIn(value: unknown, isItalian = false): readonly string[] {
  if (typeof value === 'string') return isItalian ? [value] : []
  if (typeof value !== 'object' || value === null) return []
  const isView = 'code' in value && value.code === 'it'
  return Object.entries(value).flatMap(([key, part]) => italianIn(part, isItalian || isView || key === 'it'))
}

const read = (path: string) => readFileSync(path, 'utf8')
const content = globSync(['bff/content/shop/*.yaml', 'sandbox/data/**/*.yaml'])

describe('Italian texts', () => {
  it('address the shopper as tu in the messages', () => {
    const texts = italianIn(JSON.parse(read('schema/messages/it.json').replace(/\{\w+(?:, \w+)*\}/g, ' ')), true)
    expect(texts.length).toBeGreaterThan(1000)
    expect(texts.filter((text) => pluralsIn(text).length > 0)).toEqual([])
  })

  it('address the shopper as tu in the banners', () => {
    expect(pluralsIn(read('bff/content/banners/it.json'))).toEqual([])
  })

  it('address the shopper as tu in store views, catalogue, pages and mails', () => {
    const texts = content.flatMap((path) => italianIn(parse(read(path))))
    expect(texts.length).toBeGreaterThan(1000)
    expect(texts.filter((text) => pluralsIn(text).length > 0)).toEqual([])
  })

  it('are searched for pronouns, verbs and verbs with a pronoun', () => {
    const text =
      'Riprovate: il vostro ordine è nella lista. Rimuovetene uno, fatevelo inviare o scriveteci. Possiamo procurarvelo.'
    expect(pluralsIn(text)).toEqual(['Riprovate', 'vostro', 'Rimuovetene', 'fatevelo', 'scriveteci', 'procurarvelo'])
  })
})
