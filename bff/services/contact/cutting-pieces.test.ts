import { describe, expect, it, vi } from 'vitest'
import type { CuttingListInput, CuttingPieceInput } from '#schema/generated/types.ts'
import { config, scopeWith } from '../testing/platform.ts'
import { sendTypedCuttingList } from './cutting-pieces.ts'

const LIST: CuttingListInput = {
  name: 'Anna',
  email: 'anna@stairworks.example',
  sheets: 1,
  material: { sku: 'PLY-18', name: 'Birch ply 18 mm', size: '2440 × 1220 mm', length: 24_400, width: 12_200 },
}
const SAW = { kerf: 3.2, trim: 10, smallest: null, sheetService: null, lengthService: null, edgingService: null, materials: [] }

async function send(given: Partial<CuttingListInput>) {
  const mail = vi.fn(async (_view: unknown, _mail: { readonly text: string }) => true)
  const shop = { ...config.shop, email: 'sales@heartwood.example', cutting: SAW }
  const answer = await sendTypedCuttingList(
    { ...LIST, ...given },
    scopeWith({ mail: { send: mail } }, { config: { ...config, shop } }),
  )
  return {
    ...answer,
    text: mail.mock.calls[0]?.[1].text ?? '',
    errors: answer.userErrors.map(({ code, field }) => `${code} ${field}`),
  }
}
const piece = (given: Partial<CuttingPieceInput> = {}): CuttingPieceInput => ({
  length: 720.5,
  width: 396,
  quantity: 4,
  ...given,
})

// FRONT-13
describe('sendTypedCuttingList', () => {
  it('sends pieces given as values', async () => {
    const { isSent, text } = await send({
      pieces: [piece({ name: 'Door', grain: 'ALONG', longEdges: 2, shortEdges: 1 }), piece({ shortEdges: 2, quantity: 1 })],
    })
    expect(isSent).toBe(true)
    expect(text).toContain('\n1. 4 x 720.5 x 396 mm | Door | grain along | edges: 2 long, 1 short')
    expect(text).toContain('\n2. 1 x 720.5 x 396 mm | edges: 2 short')
  })

  it('sends lines as they were typed', async () => {
    const line = { name: 'Door', length: '720,5', width: '396', quantity: '4', grain: 'along', edges: '1L' }
    expect((await send({ lines: [line] })).text).toContain('\n1. 4 x 720.5 x 396 mm | Door | grain along | edges: 1 long')
  })

  it.each<[string, Partial<CuttingPieceInput>, string]>([
    ['a length of zero', { length: 0 }, 'INVALID pieces.0.length'],
    ['a negative length', { length: -720 }, 'INVALID pieces.0.length'],
    ['a length beyond the sheet', { length: 999_999_999_999_999 }, 'INVALID pieces.0.length'],
    ['a piece without width on a sheet', { width: null }, 'REQUIRED pieces.0.width'],
    ['a quantity of zero', { quantity: 0 }, 'INVALID pieces.0.quantity'],
    ['a third long edge', { longEdges: 3 }, 'INVALID pieces.0.longEdges'],
    ['a negative edge', { shortEdges: -1 }, 'INVALID pieces.0.longEdges'],
  ])('refuses %s at its field', async (_, given, error) => {
    const { isSent, errors } = await send({ pieces: [piece(given)] })
    expect([isSent, errors]).toEqual([false, expect.arrayContaining([error])])
  })

  it('refuses lines and values together, and a list with neither', async () => {
    const line = { name: '', length: '1', width: '1', quantity: '1', grain: 'any', edges: '' }
    expect((await send({ pieces: [piece()], lines: [line] })).errors).toEqual(['INVALID pieces'])
    expect((await send({})).errors).toEqual(['INVALID lines'])
  })
})
