import { expect, it } from 'vitest'
import { currentNotices, dismiss } from '../../../../components/notifications/index.ts'
import { BRITISH } from '../../../../messages/format.test-kit.ts'
import { openPageMessages } from '../../../../messages/page-messages.ts'
import { COMPLETE } from '../../../../sync/tasks/order/draft.test-kit.ts'
import { notifyLostOrder } from './open-session.ts'

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
