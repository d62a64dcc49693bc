import { describe, expect, it } from 'vitest'
import { bestMaterials } from './best-materials.ts'

const found = (sku: string, cuttingNotice: string | null = null) => ({ sku, cuttingNotice })
const skus = (products: readonly { readonly sku: string }[]) => products.map(({ sku }) => sku)

// CUT-39
describe('the materials found by the cutting form', () => {
  it('begin with those that are cut to size, otherwise in the order of the search', () => {
    const products = [found('BEAM'), found('SHEET', 'Cut to your list.'), found('SPINDLE'), found('WORKTOP', 'Cut to size.')]
    expect(skus(bestMaterials(products))).toEqual(['SHEET', 'WORKTOP', 'BEAM', 'SPINDLE'])
  })

  it('are at most eight, also if a sheet was found after many others', () => {
    const beams = Array.from({ length: 20 }, (_, i) => found(`BEAM-${i}`))
    const best = skus(bestMaterials([...beams, found('SHEET', 'Cut to your list.')]))
    expect([best[0], best[1], best.length]).toEqual(['SHEET', 'BEAM-0', 8])
  })
})
