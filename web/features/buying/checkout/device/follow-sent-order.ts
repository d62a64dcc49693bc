import { OrderOutcomeDocument } from '#schema/generated/operations.ts'
import type { ShopInfo } from '#schema/page.types.ts'
import { currentNetwork, onBackOnline } from '../../../../api/network.ts'
import { sendMutation } from '../../../../api/page-client.ts'
import { openTasks } from '../../../../sync/open-tasks.ts'
import { draftOnDevice, isSent, ORDER_SUBJECT } from '../../../../sync/tasks/order/index.ts'
import { getCart } from '../../cart/index.ts'
import { askOutcome, type SentOrder } from './ask-outcome.ts'

/** Seconds between two requests while the outcome is unknown; the last one repeats. */
const INTERVALS_S = [2, 4, 8, 15, 30, 60, 120, 300]

let askNow: () => Promise<void> = async () => undefined

/** Asks for the outcome of the sent order, if this page follows one. */
export const askAgain = (): Promise<void> => askNow()

/**
 * Asks for the outcome of a sent order until it is known: when the page opens, when an order got no answer or is queued by the
 * platform, when the network returns, and when the shopper returns to the page.
 * @param onAnswer called with the first answer, and once the outcome is known
 * @source ORDER-11, ORDER-14
 */
export function followSentOrder(shop: ShopInfo, onAnswer: (answer: SentOrder) => void): void {
  const draft = draftOnDevice(shop.deviceDatabase)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  let requests = 0

  async function ask(): Promise<void> {
    if (isAsking || !currentNetwork().isOnline || !isSent(await draft.latest())) return
    clearTimeout(timer)
    isAsking = true
    try {
      const answer = await askOutcome({
        draft,
        cart: await getCart(),
        ask: async (input) => (await sendMutation(OrderOutcomeDocument, { input })).orderOutcome,
        sendsAutomatically: shop.sendsOfflineOrders,
        now: Date.now(),
      })
      if (answer.kind === 'returned') await openTasks(shop.deviceDatabase).drop(ORDER_SUBJECT)
      const isUnresolved = answer.kind === 'unknown' || answer.kind === 'received'
      if (isUnresolved)
        timer = setTimeout(() => void ask(), 1000 * (INTERVALS_S[Math.min(requests, INTERVALS_S.length - 1)] ?? 0))
      if (!isUnresolved || requests === 0) onAnswer(answer)
      requests = isUnresolved ? requests + 1 : 0
    } finally {
      isAsking = false
    }
  }

  askNow = ask
  const start = () => void ask().catch((error) => console.warn('The outcome of the order could not be requested', error))
  let wasSent = false
  draft.subscribe(() => {
    const current = draft.current()
    const isSentNow = current !== null && isSent(current)
    if (isSentNow && !wasSent) start()
    wasSent = isSentNow
  })
  onBackOnline(start)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && start())
  start()
}
