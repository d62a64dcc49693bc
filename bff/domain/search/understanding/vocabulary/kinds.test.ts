import { describe, expect, it } from 'vitest'
import { findKinds } from './kinds.ts'
import { readNameHeads } from './name-heads.ts'

type Given = Partial<Omit<Parameters<typeof findKinds>[0], 'heads'>> & { readonly productNames?: readonly string[] }

const kindSources = ({ language = 'en', productNames = [], ...given }: Given) =>
  findKinds({
    language,
    heads: readNameHeads(productNames, language),
    categoryNames: [],
    meanings: new Map(),
    labels: [],
    ...given,
  })
const kinds = (given: Given) => [...kindSources(given).keys()]

// SEARCH-33
describe('findKinds', () => {
  it.each([
    [
      'en',
      ['Brass slotted screws 3 mm, box of 100', 'Newel post, oak', 'Waterproof D4 wood glue 500 ml'],
      ['screws', 'post', 'glue'],
    ],
    ['de', ['Sperrholz Birke 18 mm', 'WPC-Blende 12 x 146 mm', 'Türbekleidung'], ['sperrholz', 'blende', 'turbekleidung']],
    ['it', ['Compensato di betulla 18 mm', 'Viti per decking'], ['compensato', 'viti']],
  ] as const)('reads the heads of product names in %s', (language, productNames, expected) => {
    expect(kinds({ language, productNames })).toEqual(expected)
  })

  it.each([
    ['en', ['Posts, rails and sleepers', 'Timber skirting'], ['posts', 'rails', 'sleepers', 'skirting']],
    ['de', ['Öle und Wachse', 'Terrassen- und Konstruktionsschrauben'], ['ole', 'wachse', 'konstruktionsschrauben']],
    ['it', ['Viti per legno', 'Oli e vernici'], ['viti', 'oli', 'vernici']],
  ] as const)('reads each part of category names in %s', (language, categoryNames, expected) => {
    expect(kinds({ language, categoryNames })).toEqual(expected)
  })

  it('leaves out materials, colours and finishes', () => {
    expect(kinds({ productNames: ['Solid oak', 'Oak board'], labels: ['oak'] })).toEqual(['board'])
  })

  it('includes a label of an attribute that most names have as their head', () => {
    const productNames = ['Oak stair tread', 'Pine stair tread', 'Tread nosing']
    expect(kinds({ productNames, labels: ['tread'] })).toEqual(['tread', 'nosing'])
  })

  // SEARCH-37
  it('distinguishes kinds in product names from kinds in category names only', () => {
    const given = { productNames: ['Brass hinge, pair'], categoryNames: ['Hinge', 'Door ironmongery'], labels: [] }
    const meanings = new Map([
      ['fittings', ['ironmongery']],
      ['butts', ['ironmongery', 'hinge']],
    ])
    expect([...kindSources({ meanings, ...given })]).toEqual([
      ['hinge', 'products'],
      ['ironmongery', 'categories'],
      ['fittings', 'categories'],
      ['butts', 'products'],
    ])
  })

  // SEARCH-90
  it('includes the dictionary’s words for kinds in another number', () => {
    const meanings = new Map([['butts', ['hinge']]])
    expect(kinds({ productNames: ['Brass hinges, pair'], meanings })).toEqual(['hinges', 'butts'])
  })

  // SEARCH-84
  it('counts a word of a category with several kinds as one of products, if product names have it', () => {
    const productNames = ['OSB/3 board', 'Standard chipboard', 'Loft roll', 'PIR insulation board']
    const categoryNames = ['OSB and chipboard', 'Loft insulation', 'Nails and battens']
    expect([...kindSources({ productNames, categoryNames })]).toEqual([
      ['osb', 'products'],
      ['chipboard', 'products'],
      ['insulation', 'categories'],
      ['nails', 'categories'],
      ['battens', 'categories'],
      ['board', 'products'],
      ['roll', 'products'],
    ])
  })

  it('includes the dictionary’s words for kinds, but no phrases', () => {
    const meanings = new Map([
      ['lath', ['batten', 'roofing batten']],
      ['slate lath', ['batten']],
      ['celotex', ['insulation']],
    ])
    expect(kinds({ productNames: ['Roofing batten 25 x 50 mm'], meanings })).toEqual(['batten', 'lath'])
  })
})
