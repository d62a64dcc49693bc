import { describe, expect, it } from 'vitest'
import { allMessages } from '../../../../messages/all-messages.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { orderFacts, orderStage } from './order-facts.ts'

const words = (await allMessages(BRITISH)).get('account')
const german = (await allMessages({ ...BRITISH, language: 'de-DE', locale: 'de-DE' })).get('account')

// ORDER-10
describe('orderFacts', () => {
  it('shows date and status in the store view’s language', () => {
    const order = { createdAt: '2026-11-20T09:14:33Z', status: 'processing' }
    expect(orderFacts(order, words)).toEqual([words.orderedOn(Date.parse(order.createdAt)), 'Processing'])
    expect(orderFacts({ createdAt: null, status: 'pending_payment' }, german)).toEqual(['Zahlung ausstehend'])
  })

  it.each(['ready_at_branch', 'constructor', '<i>'])('keeps a custom status of the merchant: %s', (status) => {
    expect(orderFacts({ createdAt: null, status }, german)).toEqual([status])
  })

  it('omits facts that the platform does not return', () => {
    expect(orderFacts({ createdAt: null, status: null }, words)).toEqual([])
  })
})

// ORDER-10
describe('orderStage', () => {
  it.each([
    ['pending', 0],
    ['payment_review', 0],
    ['processing', 1],
    ['complete', 2],
    ['canceled', null],
    ['ready_for_saw', null],
    [null, null],
  ])('of status %s is %s', (status, stage) => expect(orderStage(status)).toBe(stage))
})
