import type { CartSettings } from '#schema/page.types.ts'
import { notify } from '../../../../components/notifications/index.ts'
import { readMessages } from '../../../../messages/page-messages.ts'
import { limitText } from '../limit-text.ts'
import type { Purchase } from '../purchase.types.ts'
import { findObstacles, type Obstacle } from './obstacles.ts'

interface CheckOptions {
  /** As in `findObstacles`. */
  readonly inCart?: number
  /** Several products are added together, so a notice must name its product. */
  readonly isOneOfSeveral?: boolean
}

/** Whether a purchase can be added to the cart. Shows the reason if it cannot. */
export function checkPurchase(
  purchase: Purchase,
  settings: CartSettings,
  { inCart = 0, isOneOfSeveral = false }: CheckOptions = {},
): boolean {
  const obstacles = findObstacles(purchase, settings, inCart)
  const { name } = purchase.variant ?? purchase.product
  const { about } = readMessages('cart').notices
  for (const obstacle of obstacles) {
    const text = toMessage(obstacle)
    notify({ type: 'error', message: isOneOfSeveral && !text.includes(name) ? about({ name, message: text }) : text })
  }
  return obstacles.length === 0
}

function toMessage(obstacle: Obstacle): string {
  if (obstacle.kind === 'issue') return obstacle.message
  if (obstacle.kind === 'quantity') return limitText(obstacle.problem, obstacle.limits, readMessages('cart').limits)
  return readMessages('cart').notices[obstacle.kind]
}
