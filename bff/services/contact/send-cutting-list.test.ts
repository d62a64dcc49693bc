import { describe, expect, it, vi } from 'vitest'
import type { CuttingLineInput, CuttingListInput } from '#schema/generated/types.ts'
import { UNLIMITED } from '../rate-limits.ts'
import { config, scopeWith } from '../testing/platform.ts'
import { sendCuttingList } from './send-cutting-list.ts'

const line = (given: Partial<CuttingLineInput> = {}): CuttingLineInput => ({
  ...{ name: 'Door', length: '720,5', width: '396', quantity: '4', grain: 'along', edges: '2L1S' },
  ...given,
})
const LIST: CuttingListInput = {
  ...{ name: ' Anna Birch ', email: ' anna@stairworks.example ', note: ' Please round the corners.\nThank you. ', sheets: 3 },
  material: { sku: 'PLY-18', name: 'Birch ply 18 mm', size: '2440 × 1220 mm', length: 24_400, width: 12_200 },
  lines: [
    line(),
    line({ name: '', length: '', width: '', quantity: '1', grain: 'any', edges: '' }),
    line({ name: '', grain: 'any', edges: '', quantity: '2' }),
  ],
}
const SAW = { kerf: 3.2, trim: 10, sheetService: null, lengthService: null, edgingService: null }

function merchant(cutting: typeof SAW | null = SAW) {
  const send = vi.fn(async (_view: unknown, _mail: { readonly text: string }) => true)
  const shop = { ...config.shop, email: 'sales@heartwood.example', cutting }
  return { send, scope: scopeWith({ mail: { send } }, { config: { ...config, shop } }) }
}

/** What the operator of the saw reads. */
async function textOf(given: Partial<CuttingListInput>) {
  const { send, scope } = merchant()
  expect(await sendCuttingList({ ...LIST, ...given }, scope)).toEqual({ isSent: true, userErrors: [] })
  return send.mock.calls[0]?.[1].text ?? ''
}

// CUT-13
describe('a cutting list', () => {
  it('goes to the shop’s own address as a text that a saw can be worked from', async () => {
    const { send, scope } = merchant()
    expect(await sendCuttingList(LIST, scope)).toEqual({ isSent: true, userErrors: [] })
    expect(send).toHaveBeenCalledExactlyOnceWith(scope.storeView, {
      sourceAddress: 'anna@stairworks.example',
      targetAddress: 'sales@heartwood.example',
      subject: 'Cutting list: Birch ply 18 mm',
      text: [
        'Material: Birch ply 18 mm, 2440 × 1220 mm (PLY-18)',
        'Sheet 2440 x 1220 mm, kerf 3.2 mm, trim 10 mm',
        'Worked out by the shopper’s device: 3 sheets',
        'Pieces: 6 in 2 lines',
        '',
        '1. 4 x 720.5 x 396 mm | Door | grain along | edges: 2 long, 1 short',
        '3. 2 x 720.5 x 396 mm',
        '',
        'Note:',
        'Please round the corners.\nThank you.',
        '',
        'Anna Birch',
      ].join('\n'),
    })
  })

  it('of boards has lengths alone', async () => {
    const material = { ...LIST.material, width: null, length: 48_000 }
    const text = await textOf({ material, lines: [line({ width: '', edges: '' })], note: '', sheets: 1 })
    expect(text).toContain('Board 4800 mm, kerf 3.2 mm')
    expect(text).toContain('\n1. 4 x 720.5 mm | Door')
    expect(text).not.toContain('Note')
  })

  it('has one line for each line, whatever a piece is called', async () => {
    const text = await textOf({ lines: [line({ name: 'a\n2. 99 x 1 mm\r\u2028b\u0000\ud800' })] })
    expect(text).toContain('| a 2. 99 x 1 mm b | grain')
    expect(text.isWellFormed()).toBe(true)
  })

  it.each<[string, Partial<CuttingListInput>, string, string]>([
    ['of nobody', { name: '' }, 'name', 'REQUIRED'],
    ['without an address', { email: 'a@b.example\r\nBcc: eve@else.example' }, 'email', 'EMAIL'],
    ['with too long a note', { note: 'x'.repeat(5001) }, 'note', 'TOO_LONG'],
    [
      'of a material in two lines',
      { material: { ...LIST.material, name: 'Oak\r\nBcc: eve@else.example' } },
      'material.name',
      'BAD_CHARACTERS',
    ],
    ['of a sheet of no size', { material: { ...LIST.material, length: 0 } }, 'material.length', 'INVALID'],
    ['of a sheet wider than any', { material: { ...LIST.material, width: 2_000_000_000 } }, 'material.length', 'INVALID'],
    ['of nothing', { lines: [] }, 'lines', 'INVALID'],
    ['of blank lines', { lines: [line({ name: '', length: '', width: '', quantity: '' })] }, 'lines', 'INVALID'],
    ['of too many lines', { lines: Array.from({ length: 201 }, () => line({ quantity: '1' })) }, 'lines', 'INVALID'],
    ['of a cell without an end', { lines: [line({ length: '7'.repeat(60_000) })] }, 'lines', 'INVALID'],
    ['of too many pieces', { lines: [line({ quantity: '400' }), line({ quantity: '101' })] }, 'lines.1.quantity', 'INVALID'],
    ['of a piece larger than the sheet', { lines: [line(), line({ length: '2500' })] }, 'lines.1.length', 'INVALID'],
    ['of an edge nobody knows', { lines: [line({ edges: '3L' })] }, 'lines.0.edges', 'INVALID'],
    ['of a name without an end', { lines: [line({ name: 'x'.repeat(41) })] }, 'lines.0.name', 'TOO_LONG'],
    ['of no sheets', { sheets: 0 }, 'sheets', 'INVALID'],
    ['of more sheets than pieces there can be', { sheets: 501 }, 'sheets', 'INVALID'],
  ])('%s is refused at its field, and nothing is sent', async (_, given, field, code) => {
    const { send, scope } = merchant()
    const { isSent, userErrors } = await sendCuttingList({ ...LIST, ...given }, scope)
    expect([isSent, userErrors.map((error) => [error.field, error.code])]).toEqual([
      false,
      expect.arrayContaining([[field, code]]),
    ])
    expect(send).not.toHaveBeenCalled()
  })

  it('of nonsense is answered in short', async () => {
    const { scope } = merchant()
    const lines = Array.from({ length: 200 }, () => line({ length: 'x', width: 'x', quantity: 'x' }))
    expect((await sendCuttingList({ ...LIST, lines }, scope)).userErrors).toHaveLength(5)
  })

  it('is not sent too often, nor where nothing is cut', async () => {
    const { send, scope } = merchant()
    const limited = { ...scope, rateLimits: { ...UNLIMITED, allows: async () => false } }
    expect(await sendCuttingList(LIST, limited)).toMatchObject({ isSent: false, userErrors: [{ code: 'TOO_MANY_REQUESTS' }] })
    expect(await sendCuttingList(LIST, merchant(null).scope)).toMatchObject({ userErrors: [{ code: 'UNAVAILABLE' }] })
    expect(send).not.toHaveBeenCalled()
  })
})
