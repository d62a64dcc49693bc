import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { CuttingMaterialsDocument } from '#schema/generated/operations.ts'
import { bestMaterials } from '../../../web/features/buying/cutting/parts/best-materials.ts'
import { catalogProducts, isListed } from '../../kit/catalog.ts'
import { type CatalogLanguage, catalogSearch } from '../../kit/catalog-search.ts'
import { askDocument } from '../../kit/graphql.ts'

let search: ReturnType<typeof catalogSearch>
beforeAll(() => {
  search = catalogSearch(inject('shop').sandboxUrl)
})
afterAll(() => search?.close())

type Query = readonly [typed: string, wanted: RegExp]

/** Searches of shoppers at a timber merchant's, and a name that must be among the first three results. */
const ENGLISH: readonly Query[] = [
  // names
  ['oak board', /^Oak board/],
  ['oak worktop', /^Solid oak worktop/],
  ['oak skirting', /skirting, solid oak$/],
  ['oak skirting board', /skirting, solid oak$/],
  ['oak door', /oak internal door$/],
  ['newel post oak', /newel post, oak$/],
  ['stair spindle oak', /spindle, oak$/],
  ['engineered oak flooring', /^Engineered oak plank/],
  ['danish oil', /^Danish oil$/],
  ['decking oil', /^Decking oil$/],
  ['waterproof glue', /^Waterproof D4 wood glue/],
  ['wood stain exterior', /^Exterior wood stain$/],
  ['half round oak', /^Half round moulding, oak$/],
  ['larch cladding', /^Siberian larch .*cladding/],
  ['waney edge oak', /^Waney-edge oak slab/],
  // categories
  ['beading', /moulding, /],
  ['oak beading', /^(?!.*hinge).*\boak\b/i],
  ['decking', /decking board/],
  ['plywood', /\bply\b/],
  ['exterior screws', /screws/],
  ['loft insulation', /^Loft /],
  // sizes
  ['skirting 150', /^Torus skirting, redwood 25 × 150 mm$/],
  ['plywood 18mm', /^Birch ply 18 mm$/],
  ['18mm plywood', /^Structural softwood ply 18 mm$/],
  ['18mm ply', /^Birch ply 18 mm$/],
  ['18 mm ply', /^Structural softwood ply 18 mm$/],
  ['mdf 6mm', /^MDF board 6 mm$/],
  ['mdf 18 mm', /^MDF board 18 mm$/],
  ['osb 18', /^OSB\/3 board 18 mm/],
  ['c24 47x150', /^C24 treated sawn timber 47 × 150 mm$/],
  ['47 x 150 c24', /^C24 treated sawn timber 47 × 150 mm$/],
  ['wood screws 4mm', /^Wood screws 4 mm/],
  ['decking screws 75mm', /^Decking screws 4\.5 × 75 mm/],
  ['nails 50mm', /nails$/],
  ['oak handrail 3.6m', /handrail, oak$/],
  ['sandpaper 120', /^Sandpaper 120 grit/],
  ['sandpaper p120', /^Sandpaper 120 grit/],
  ['P80', / 80 grit|80 grit /],
  ['insulation board 50mm', /^PIR insulation board 50 mm/],
  ['wood glue 1l', /wood glue.* 1 l$/],
  ['moisture resistant mdf 18', /^Moisture-resistant MDF 18 mm$/],
  // plurals
  ['decking boards', /decking board$/],
  ['architraves', /architrave/],
  ['fence panels', /fence panel$/],
  ['joist hangers', /^Joist hanger/],
  ['oak dowels', /^Oak dowel$/],
  ['internal doors', /internal door$/],
  ['skirting boards', /skirting/],
  // one or two letters wrong
  ['skirtng', /skirting/],
  ['archtrave', /architrave/],
  ['arcitrave oak', /architrave, solid oak$/],
  ['deking screws', /^Decking screws/],
  ['fence pannel', /fence panel$/],
  ['scafold boards', /^Scaffold board/],
  ['plywod 18mm', /^Birch ply 18 mm$/],
  ['handrial oak', /handrail, oak$/],
  ['laminate florring', /^Laminate flooring/],
  ['mortice lach', /^Tubular mortice latch$/],
  ['danish oyl', /^Danish oil$/],
  ['skritng boards', /skirting/],
  // a brand or treatment the shop does not name, with a product it has
  ['festool sandpaper', /^Sandpaper/],
  ['tannalised decking', /decking board/],
  ['osmo oil', / oil$/],
  // parts of skus
  ['PLY-BIRCH', /^Birch ply/],
  ['skirt-oak', /skirting, solid oak$/],
  ['SKIRT-PINE-TORUS', /^Torus skirting, redwood/],
]

const GERMAN: readonly Query[] = [
  ['Sockelleiste Eiche', /^Sockelleiste .*Eiche massiv$/],
  ['eiche leiste', /leiste.*Eiche/],
  ['Terrassendielen', /^Terrassendiele/],
  ['Terrassendiele Lärche', /^Terrassendiele Sibirische Lärche$/],
  ['Larche Terrasse', /^Terrassendiele Sibirische Lärche$/],
  ['Terrassendiele Laerche', /^Terrassendiele Sibirische Lärche$/],
  ['Sperrholz 18mm', /^Sperrholz Birke 18 mm$/],
  ['Sperrholz 18 mm', /^Sperrholz Birke 18 mm$/],
  ['MDF Platte 18mm', /^MDF-Platte 18 mm$/],
  ['Leimholz Eiche', /^Leimholzplatte Eiche/],
  ['Arbeitsplatte Buche', /^Arbeitsplatte Buche/],
  ['Schrauben', /schrauben/i],
  ['Schleifpapier 120', /^Schleifpapier Körnung 120/],
  ['Handläufe Eiche', /^Handlauf .*Eiche$/],
  ['Turbekleidung', /^Türbekleidung/],
  ['Tuerbekleidung Eiche', /^Türbekleidung .*Eiche massiv$/],
  ['Innentueren', /^Innentür/],
  ['Sockleiste', /^Sockelleiste/],
  ['Sperholz', /^Sperrholz/],
  ['Hartwachsol', /^Hartwachsöl$/],
]

const ITALIAN: readonly Query[] = [
  ['battiscopa rovere', /^Battiscopa .*rovere massiccio$/],
  ['compensato betulla', /^Compensato di betulla/],
  ['compensato 18mm', /^Compensato di betulla 18 mm$/],
  ['mdf 18 mm', /^Pannello MDF 18 mm$/],
  ['viti per decking', /^Viti per decking/],
  ['viti legno', /^Viti per legno/],
  ['corrimano rovere', /^Corrimano .*rovere$/],
  ['tavole rovere', /^Tavola di rovere/],
  ['doghe terrazza', /^Doga per terrazza/],
  ['larice siberiano', /larice siberiano/],
  ['pannelli isolanti', /^Pannello isolante/],
  ['olio danese', /^Olio danese$/],
  ['porte interne', /^Porta interna/],
  ['carta vetrata 120', /^Carta vetrata grana 120/],
  ['batiscopa', /^Battiscopa/],
  ['corimano', /^Corrimano/],
  ['compenssato', /^Compensato/],
]

describe('first three search results', () => {
  const bestNames = async (language: CatalogLanguage, typed: string) =>
    (await search.best(language, typed, 3)).map(({ name }) => name)

  it.each(ENGLISH)("for '%s' include %s", async (typed, wanted) => {
    expect(await bestNames('en', typed)).toContainEqual(expect.stringMatching(wanted))
  })

  it.each(GERMAN)("in German for '%s' include %s", async (typed, wanted) => {
    expect(await bestNames('de', typed)).toContainEqual(expect.stringMatching(wanted))
  })

  it.each(ITALIAN)("in Italian for '%s' include %s", async (typed, wanted) => {
    expect(await bestNames('it', typed)).toContainEqual(expect.stringMatching(wanted))
  })
})

describe('first search result', () => {
  it.each([
    ['plywood 18mm', /ply.* 18 mm$/],
    ['beading', /moulding|stripwood|dowel/],
    ['decking', /decking board/],
    ['oak door', /oak internal door$/],
    ['mdf 6 mm', /^MDF board 6 mm$/],
    ['hinges', /hinges/],
  ])("for '%s' is %s", async (typed, wanted) => {
    expect((await search.best('en', typed, 3))[0]?.name).toMatch(wanted)
  })

  it('is the same for every spelling of a size', async () => {
    const written = ['18mm ply', '18 mm ply', 'ply 18mm', 'ply 18 mm']
    const first = await Promise.all(written.map(async (typed) => (await search.best('en', typed, 3))[0]?.sku))
    expect(new Set(first)).toEqual(new Set(['PLY-BIRCH-18']))
  })
})

describe('search for an exact sku', () => {
  it.each(['OSB3-18', 'osb3-18', 'GLUE-PVA-1L', 'PSE-25X150', 'DECK-KIT-24X36', 'SRV-CUT-PANEL', 'DOWELPACK-10'])(
    'returns it first: %s',
    async (sku) => {
      expect((await search.best('en', sku, 3))[0]?.sku).toBe(sku.toUpperCase())
    },
  )

  it('returns the product of a variant first, for one product per sku prefix', async () => {
    const configurable = (await catalogProducts()).filter(
      (product) => isListed(product) && product.configurable_children.length > 0,
    )
    const families = new Map(configurable.map((product) => [product.sku.split('-')[0], product]))
    expect(families.size).toBeGreaterThan(40)
    for (const { sku, configurable_children } of families.values()) {
      const child = configurable_children.at(-1)?.sku ?? ''
      expect([child, (await search.best('en', child, 3))[0]?.sku]).toEqual([child, sku])
    }
  })

  it('returns it first in the other languages too', async () => {
    for (const language of ['de', 'it'] as const) expect((await search.best(language, 'OSB3-18', 3))[0]?.sku).toBe('OSB3-18')
  })
})

// CUT-39
describe('a search for a material to cut', () => {
  it.each(['oak', 'pine', 'walnut'])('lists products first that are cut to size: %s', async (term) => {
    const { products } = await askDocument(CuttingMaterialsDocument, { search: term }, inject('shop').url)
    const [first, second] = bestMaterials(products?.items ?? [])
    expect([first?.cuttingNotice, second?.cuttingNotice]).toEqual([expect.any(String), expect.any(String)])
  })
})
