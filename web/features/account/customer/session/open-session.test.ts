import { expect, it } from 'vitest'
import { currentNotices, dismiss } from '../../../../components/notifications/index.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { openPageMessages } from '../../../../messages/page-messages.ts'
import { COMPLETE } from '../../../../sync/tasks/order/draft.test-kit.ts'
import { EMPTY_DRAFT } from '../../../../sync/tasks/order/draft.ts'
import type { CheckoutDraft } from '../../../../sync/tasks/order/index.ts'
import { notifyForgottenOrder, notifyLostOrder } from './open-session.ts'

const waiting = { madeAt: 5, quantities: { a: 2 }, sentFrom: null, cause: 'offline', record: null } as const

// USER-33
it.each([
  ['was not sent', { ...COMPLETE, waiting }, /^You were signed out before your order was sent/],
  ['has no known outcome', { ...COMPLETE, orderKey: '1-a', waiting: { ...waiting, sentFrom: 'device' } }, /look at your orders/],
])('the end of a session says in a notice that stays that the order %s', async (_, draft, text) => {
  await openPageMessages(BRITISH)
  await notifyLostOrder(draft)
  const notice = currentNotices().at(-1)
  expect(notice).toMatchObject({ type: 'warning', message: expect.stringMatching(text), hasNoTimeout: true })
  dismiss(notice?.id ?? 0)
})

it('the end of a session says nothing without such an order', async () => {
  const before = currentNotices()
  await notifyLostOrder(COMPLETE)
  await notifyLostOrder(null)
  expect(currentNotices()).toBe(before)
})

// USER-43
it.each<[string, Partial<CheckoutDraft>, number]>([
  ['is announced if no answer confirms it', { order: null }, 1],
  ['is not announced if its answer confirms it', { order: { id: '7', number: '7', email: 'ann@example.com', record: null } }, 0],
])('an order that is being sent while another tab signs out %s', async (_, answered, notices) => {
  await openPageMessages(BRITISH)
  const before = currentNotices().length
  let draft: CheckoutDraft = { ...COMPLETE, orderKey: '1-a', waiting: { ...waiting, sentFrom: 'device' } }
  await notifyForgottenOrder({ current: () => draft }, async (work) => {
    draft = { ...EMPTY_DRAFT, ...answered }
    return work()
  })
  expect(currentNotices()).toHaveLength(before + notices)
  for (const { id } of currentNotices().slice(before)) dismiss(id)
})
