import { describe, expect, it } from 'vitest'
import type { DeviceLine, QuoteLine } from './cart.types.ts'
import { deviceLine, quoteLine } from './lines.test-kit.ts'
import { mergePlan } from './merge.ts'
import type { MergeFlags, MergeStep } from './merge.types.ts'

const device = (sku: string, quantity: number, given: Partial<DeviceLine> = {}) =>
  deviceLine(sku, quantity, { key: `key-${sku}`, ...given })
const createQuoteLine = (sku: string, quantity: number, given: Partial<QuoteLine> = {}) =>
  quoteLine(`id-${sku}`, sku, quantity, { quoteId: '4417', ...given })

const FLAGS: MergeFlags = {
  isForced: false,
  isDryRun: false,
  late: [],
  addsQuantities: false,
  mayRemoveLines: false,
  mayChangeLines: false,
}
const describeStep = (step: MergeStep) => {
  const sku = 'line' in step ? step.line.sku : step.quote.sku
  return 'quantity' in step ? `${step.kind} ${sku} ${step.quantity}` : `${step.kind} ${sku}`
}
const mergeCarts = (
  lines: readonly DeviceLine[],
  quote: readonly QuoteLine[],
  flags: Partial<MergeFlags>,
  removed: readonly DeviceLine[] = [],
) => {
  const { steps, differences } = mergePlan(lines, removed, quote, { ...FLAGS, ...flags })
  return {
    steps: steps.map(describeStep),
    log: differences.map(({ party, sku, status, clientQuantity, serverQuantity }) =>
      sku ? `${party} ${status} ${clientQuantity ?? '-'}/${serverQuantity ?? '-'}` : `${party} ${status}`,
    ),
  }
}

const none: readonly QuoteLine[] = []
const known = device('A', 2, { itemId: 'id-A' })
const dry = { isDryRun: true }
const forced = { isForced: true }
const mayRemove = { mayRemoveLines: true }
const mayChange = { mayChangeLines: true }
const adds = { addsQuantities: true }

describe('cart merge', () => {
  // MERGE-2
  it.each([
    ['is only logged in a dry run', known, dry, [], 'SERVER NO_ITEM 2/-'],
    ['is sent without an item id', known, {}, ['add A 2'], 'SERVER NO_ITEM 2/-'],
    [
      'is sent if the device cart is authoritative, even if the quote may remove lines',
      known,
      { ...forced, ...mayRemove },
      ['add A 2'],
      'SERVER NO_ITEM 2/-',
    ],
    ['is removed if the quote may remove lines', known, mayRemove, ['drop A'], 'SERVER NO_ITEM 2/-'],
    ['is sent if it is new, even if the quote may remove lines', device('A', 2), mayRemove, ['add A 2'], 'SERVER NO_ITEM 2/-'],
  ])('a line that only the cart has %s', (_, line, flags, steps, log) => {
    expect(mergeCarts([line], none, flags)).toMatchObject({ steps, log: expect.arrayContaining([log]) })
  })

  // MERGE-3
  it.each([
    ['is only logged in a dry run', dry, 5, ['keep A'], 'SERVER WRONG_QTY 2/5'],
    ['is set on the quote', {}, 5, ['set A 2'], 'SERVER WRONG_QTY 2/5'],
    [
      'is set on the quote if the device cart is authoritative, even if the quote may change lines',
      { ...forced, ...mayChange },
      5,
      ['set A 2'],
      'SERVER WRONG_QTY 2/5',
    ],
    ['is replaced by the quote’s if the quote may change lines', mayChange, 5, ['take A'], 'SERVER WRONG_QTY 2/5'],
    [
      'is set on the quote if the quote’s quantity cannot be sold, even if it may change lines',
      mayChange,
      0,
      ['set A 2'],
      'SERVER WRONG_QTY 2/0',
    ],
    ['is added to the quote’s at sign-in', adds, 5, ['set A 7'], 'SERVER WRONG_QTY 2/5'],
    ['is added to the quote’s at sign-in if both are equal', adds, 2, ['set A 4'], 'SERVER WRONG_QTY 2/2'],
    [
      'is added to the quote’s at sign-in even if the quote may change lines',
      { ...adds, ...mayChange },
      5,
      ['set A 7'],
      'SERVER WRONG_QTY 2/5',
    ],
    ['is only logged at sign-in in a dry run', { ...adds, ...dry }, 2, ['keep A'], 'SERVER WRONG_QTY 2/2'],
  ])('a quantity that differs %s', (_, flags, quantity, steps, log) => {
    expect(mergeCarts([device('A', 2)], [createQuoteLine('A', quantity)], flags)).toMatchObject({
      steps,
      log: expect.arrayContaining([log]),
    })
  })

  it.each([
    ['is replaced by the quote’s', {}, 5, ['take A']],
    ['is replaced by the quote’s in a dry run too', dry, 5, ['keep A']],
    ['is set on the quote if the quote’s quantity cannot be sold', {}, 0, ['set A 2']],
    ['is set on the quote if the device cart is authoritative', forced, 5, ['set A 2']],
    ['is set on the quote if a late change may have been applied', { late: [known] }, 5, ['set A 2']],
    ['is added to the quote’s at sign-in', adds, 5, ['set A 7']],
  ])('a quantity that only another device changed %s', (_, flags, quantity, steps) => {
    expect(mergeCarts([device('A', 2, { isUnchanged: true })], [createQuoteLine('A', quantity)], flags).steps).toEqual(steps)
  })

  it('keeps lines that match and passes the platform’s data on to the device', () => {
    const whole = ['CLIENT NO_CHANGES', 'SERVER NO_CHANGES']
    expect(mergeCarts([device('A', 2)], [createQuoteLine('A', 2)], {})).toEqual({ steps: ['keep A'], log: whole })
    expect(mergeCarts([device('A', 2)], [createQuoteLine('A', 2)], { ...forced, ...mayChange, ...mayRemove })).toEqual({
      steps: ['keep A'],
      log: whole,
    })
  })

  // MERGE-1
  it.each([
    ['is only logged in a dry run', dry, 3, ['adopt B'], 'CLIENT NO_ITEM -/3'],
    ['is added to the cart', {}, 3, ['adopt B'], 'CLIENT NO_ITEM -/3'],
    ['is added to the cart at sign-in', adds, 3, ['adopt B'], 'CLIENT NO_ITEM -/3'],
    ['is deleted if the device cart is authoritative', forced, 3, ['delete B'], 'CLIENT NO_ITEM -/3'],
    ['stays on the quote if its quantity cannot be sold', {}, 0, [], 'CLIENT NO_ITEM -/0'],
    ['is deleted if the device cart is authoritative, whatever its quantity', forced, 0, ['delete B'], 'CLIENT NO_ITEM -/0'],
  ])('a line that only the quote has %s', (_, flags, quantity, steps, log) => {
    expect(mergeCarts([], [createQuoteLine('B', quantity)], flags)).toMatchObject({ steps, log: expect.arrayContaining([log]) })
  })

  it('deletes removed lines, matched by item id or by content', () => {
    expect(mergeCarts([], [createQuoteLine('A', 2), createQuoteLine('B', 1)], {}, [known]).steps).toEqual(['delete A', 'adopt B'])
    expect(mergeCarts([], [createQuoteLine('A', 2)], {}, [device('A', 1)]).steps).toEqual(['delete A'])
    expect(mergeCarts([], [], {}, [known]).steps).toEqual([])
  })

  it('keeps a line that was removed and added again', () => {
    expect(mergeCarts([device('A', 3)], [createQuoteLine('A', 2)], {}, [known]).steps).toEqual(['set A 3'])
  })

  it.each([
    ['set', [device('A', 2)], [createQuoteLine('A', 4)], 'set A 2'],
    ['resent if the quote has lost it', [known], none, 'add A 2'],
    ['deleted if the device does not have it', [], [createQuoteLine('A', 4)], 'delete A'],
  ])('a line that a late change may have affected is %s, even in a dry run', (_, lines, quote, step) => {
    const late = { late: [device('A', 1)] }
    expect(mergeCarts(lines, [...quote, createQuoteLine('B', 3)], { ...late, ...dry }).steps).toEqual([step, 'adopt B'])
    expect(mergeCarts(lines, [...quote, createQuoteLine('B', 3)], late).steps).toEqual([step, 'adopt B'])
  })

  it('deletes only the removed one of two equal lines', () => {
    const twice = [createQuoteLine('A', 2, { itemId: '1' }), createQuoteLine('A', 3, { itemId: '2' })]
    expect(mergeCarts([device('A', 3, { itemId: '2' })], twice, {}, [device('A', 2, { itemId: '1' })]).steps).toEqual([
      'keep A',
      'delete A',
    ])
  })

  // MERGE-4
  it.each([
    ['no change', [], [], {}, ['CLIENT NO_CHANGES', 'SERVER NO_CHANGES']],
    [
      'a line added to the device',
      [],
      [createQuoteLine('B', 1)],
      {},
      ['CLIENT NO_ITEM -/1', 'CLIENT UPDATE_REQUIRED', 'SERVER NO_CHANGES'],
    ],
    ['a line added to the quote', [known], none, {}, ['SERVER NO_ITEM 2/-', 'CLIENT NO_CHANGES', 'SERVER UPDATE_REQUIRED']],
    [
      'a quantity set on the quote',
      [known],
      [createQuoteLine('A', 5)],
      {},
      ['SERVER WRONG_QTY 2/5', 'CLIENT NO_CHANGES', 'SERVER UPDATE_REQUIRED'],
    ],
    [
      'a quantity taken over by the device',
      [known],
      [createQuoteLine('A', 5)],
      mayChange,
      ['SERVER WRONG_QTY 2/5', 'CLIENT UPDATE_REQUIRED', 'SERVER NO_CHANGES'],
    ],
    [
      'a line removed from the device',
      [known],
      none,
      mayRemove,
      ['SERVER NO_ITEM 2/-', 'CLIENT UPDATE_REQUIRED', 'SERVER NO_CHANGES'],
    ],
    [
      'a line deleted from the quote',
      [],
      [createQuoteLine('B', 1)],
      forced,
      ['CLIENT NO_ITEM -/1', 'CLIENT NO_CHANGES', 'SERVER UPDATE_REQUIRED'],
    ],
  ])('logs for each side whether it has to change: %s', (_, lines, quote, flags, log) => {
    expect(mergeCarts(lines, quote, flags).log).toEqual(log)
  })

  it('includes the device line’s key in the log', () => {
    expect(mergePlan([known], [], [], FLAGS).differences[0]).toMatchObject({ key: 'key-A', sku: 'A' })
  })
})
