import type { CartSettings } from '#schema/page.types.ts'
import { notify } from '../../../../components/notifications/index.ts'
import { messagesOf } from '../../../../messages/page-messages.ts'
import { limitText } from '../limit-text.ts'
import type { Purchase } from '../purchase.types.ts'
import { type Obstacle, obstaclesTo } from './obstacles.ts'

interface Circumstances {
  /** As in `obstaclesTo`. */
  readonly inCart?: number
  /** Several products are added together, so a notice must name its product. */
  readonly isOneOfSeveral?: boolean
}

/** Whether a purchase can be added to the cart. Shows the reason if it cannot. */
export function isPossible(
  purchase: Purchase,
  settings: CartSettings,
  { inCart = 0, isOneOfSeveral = false }: Circumstances = {},
): boolean {
  const obstacles = obstaclesTo(purchase, settings, inCart)
  const { name } = purchase.variant ?? purchase.product
  const { about } = messagesOf('cart').notices
  for (const obstacle of obstacles) {
    const text = textOf(obstacle)
    notify({ type: 'error', message: isOneOfSeveral ? about(name, text) : text })
  }
  return obstacles.length === 0
}

function textOf(obstacle: Obstacle): string {
  if (obstacle.kind === 'issue') return obstacle.message
  if (obstacle.kind === 'quantity') return limitText(obstacle.problem, obstacle.limits, messagesOf('cart').limits)
  return messagesOf('cart').notices[obstacle.kind]
}
