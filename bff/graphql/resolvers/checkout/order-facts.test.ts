import { describe, expect, it } from 'vitest'
import type { UserError } from '#schema/generated/types.ts'
import { orderFact, outcomeFact } from './order-facts.ts'

const error = (code: UserError['code'], field: string | null = null): UserError => ({ code, field, message: 'Anna Oak' })
const order = (isConfirmed: boolean) => ({ id: '7', number: isConfirmed ? '000000017' : null, isConfirmed })

// RUN-13
describe('the fact of an order', () => {
  it.each<[string, Parameters<typeof orderFact>[1], object]>([
    ['placed', { order: order(true), userErrors: [] }, { number: '000000017', code: null }],
    ['queued', { order: order(false), userErrors: [] }, { number: null }],
    ['refused', { order: null, userErrors: [error('REFUSED')] }, { code: 'REFUSED' }],
    ['refused', { order: null, userErrors: [error('INVALID', 'paymentCode')] }, { code: 'INVALID', field: 'paymentCode' }],
    ['refused', { order: null, userErrors: [error('CART_CHANGED', 'lines')] }, { field: 'lines' }],
    ['unknown', { order: null, userErrors: [error('UNCONFIRMED')] }, {}],
    ['unavailable', { order: null, userErrors: [error('UNAVAILABLE')] }, {}],
  ])('is %s', (outcome, result, fields) => {
    expect(orderFact('1-a', result)).toMatchObject({ kind: 'order', outcome, key: '1-a', ...fields })
    expect(JSON.stringify(orderFact('1-a', result))).not.toContain('Anna')
  })

  it('is the late result of an order whose answer was lost', () => {
    expect(outcomeFact('1-a', { status: 'PLACED', order: order(true), userErrors: [] })).toMatchObject({ outcome: 'placed' })
    expect(outcomeFact('1-a', { status: 'NOT_PLACED', order: null, userErrors: [error('REFUSED')] })).toMatchObject({
      outcome: 'refused',
    })
  })

  it.each(['UNKNOWN', 'RECEIVED', 'NOT_PLACED'] as const)('is null while an order is %s without a reason', (status) => {
    expect(outcomeFact('1-a', { status, order: null, userErrors: [] })).toBeNull()
  })
})
