import { describe, expect, it, vi } from 'vitest'
import type { CuttingLineInput, CuttingListInput } from '#schema/generated/types.ts'
import { UNLIMITED } from '../scope/rate-limits.ts'
import { config, scopeWith } from '../testing/platform.ts'
import { sendCuttingList } from './send-cutting-list.ts'

const line = (given: Partial<CuttingLineInput> = {}): CuttingLineInput => ({
  name: 'Door',
  length: '720,5',
  width: '396',
  quantity: '4',
  grain: 'along',
  edges: '2L1S',
  ...given,
})
const LIST: CuttingListInput = {
  name: ' Anna Birch ',
  email: ' anna@stairworks.example ',
  note: ' Please round the corners.\nThank you. ',
  sheets: 3,
  material: { sku: 'PLY-18', name: 'Birch ply 18 mm', size: '2440 × 1220 mm', length: 24_400, width: 12_200 },
  lines: [
    line(),
    line({ name: '', length: '', width: '', quantity: '1', grain: 'any', edges: '' }),
    line({ name: '', grain: 'any', edges: '', quantity: '2' }),
  ],
}
const SAW = {
  kerf: 3.2,
  trim: 10,
  smallest: { length: 200, width: 60 },
  sheetService: null,
  lengthService: null,
  edgingService: null,
  materials: [],
}

function createMerchant(cutting: typeof SAW | null = SAW) {
  const send = vi.fn(async (_view: unknown, _mail: { readonly text: string }) => true)
  const shop = { ...config.shop, email: 'sales@heartwood.example', cutting }
  return { send, scope: scopeWith({ mail: { send } }, { config: { ...config, shop } }) }
}

/** The text the saw operator receives. */
async function sendAndReadText(given: Partial<CuttingListInput>) {
  const { send, scope } = createMerchant()
  expect(await sendCuttingList({ ...LIST, ...given }, scope)).toEqual({ isSent: true, userErrors: [] })
  return send.mock.calls[0]?.[1].text ?? ''
}

// CUT-13
describe('cutting list mail', () => {
  it('goes to the shop’s own address as a text the saw operator can use', async () => {
    const { send, scope } = createMerchant()
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

  it('contains only lengths for boards', async () => {
    const material = { ...LIST.material, width: null, length: 48_000 }
    const text = await sendAndReadText({ material, lines: [line({ width: '', edges: '' })], note: '', sheets: 1 })
    expect(text).toContain('Board 4800 mm, kerf 3.2 mm')
    expect(text).toContain('\n1. 4 x 720.5 mm | Door')
    expect(text).not.toContain('Note')
  })

  it('has one text line per list line, whatever a piece is called', async () => {
    const text = await sendAndReadText({ lines: [line({ name: 'a\n2. 99 x 1 mm\r\u2028b\u0000\ud800' })] })
    expect(text).toContain('| a 2. 99 x 1 mm b | grain')
    expect(text.isWellFormed()).toBe(true)
  })

  it.each<[string, Partial<CuttingListInput>, string, string]>([
    ['a missing name', { name: '' }, 'name', 'REQUIRED'],
    ['an invalid e-mail address', { email: 'a@b.example\r\nBcc: eve@else.example' }, 'email', 'EMAIL'],
    ['a note that is too long', { note: 'x'.repeat(5001) }, 'note', 'TOO_LONG'],
    [
      'a material name with a line break',
      { material: { ...LIST.material, name: 'Oak\r\nBcc: eve@else.example' } },
      'material.name',
      'BAD_CHARACTERS',
    ],
    ['a sheet of zero length', { material: { ...LIST.material, length: 0 } }, 'material.length', 'INVALID'],
    ['a sheet that is too wide', { material: { ...LIST.material, width: 2_000_000_000 } }, 'material.length', 'INVALID'],
    ['no lines', { lines: [] }, 'lines', 'INVALID'],
    ['only blank lines', { lines: [line({ name: '', length: '', width: '', quantity: '' })] }, 'lines', 'INVALID'],
    ['too many lines', { lines: Array.from({ length: 201 }, () => line({ quantity: '1' })) }, 'lines', 'INVALID'],
    ['an endless cell', { lines: [line({ length: '7'.repeat(60_000) })] }, 'lines', 'INVALID'],
    ['too many pieces', { lines: [line({ quantity: '400' }), line({ quantity: '101' })] }, 'lines.1.quantity', 'INVALID'],
    ['a piece larger than the sheet', { lines: [line(), line({ length: '2500' })] }, 'lines.1.length', 'INVALID'],
    ['a piece smaller than the saw can cut', { lines: [line({ length: '199', width: '60' })] }, 'lines.0.length', 'INVALID'],
    ['an unknown edge', { lines: [line({ edges: '3L' })] }, 'lines.0.edges', 'INVALID'],
    ['a piece name that is too long', { lines: [line({ name: 'x'.repeat(41) })] }, 'lines.0.name', 'TOO_LONG'],
    ['zero sheets', { sheets: 0 }, 'sheets', 'INVALID'],
    ['more sheets than the maximum number of pieces', { sheets: 501 }, 'sheets', 'INVALID'],
  ])('rejects %s at its field and sends nothing', async (_, given, field, code) => {
    const { send, scope } = createMerchant()
    const { isSent, userErrors } = await sendCuttingList({ ...LIST, ...given }, scope)
    expect([isSent, userErrors.map((error) => [error.field, error.code])]).toEqual([
      false,
      expect.arrayContaining([[field, code]]),
    ])
    expect(send).not.toHaveBeenCalled()
  })

  it('reports at most five errors', async () => {
    const { scope } = createMerchant()
    const lines = Array.from({ length: 200 }, () => line({ length: 'x', width: 'x', quantity: 'x' }))
    expect((await sendCuttingList({ ...LIST, lines }, scope)).userErrors).toHaveLength(5)
  })

  it('is rate limited, and unavailable if the shop has no saw', async () => {
    const { send, scope } = createMerchant()
    const limited = { ...scope, rateLimits: { ...UNLIMITED, allows: async () => false } }
    expect(await sendCuttingList(LIST, limited)).toMatchObject({ isSent: false, userErrors: [{ code: 'TOO_MANY_REQUESTS' }] })
    expect(await sendCuttingList(LIST, createMerchant(null).scope)).toMatchObject({ userErrors: [{ code: 'UNAVAILABLE' }] })
    expect(send).not.toHaveBeenCalled()
  })
})
