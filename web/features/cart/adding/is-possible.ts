import type { CartSettings } from '#schema/page.types.ts'
import { messagesOf } from '../../../messages/page-messages.ts'
import { notify } from '../../notifications/index.ts'
import { limitText } from '../limits/limit-text.ts'
import type { Purchase } from '../purchase.types.ts'
import { type Obstacle, obstaclesTo } from './obstacles.ts'

/** Whether something can be put into the cart; says why not where it cannot. @param inCart as `obstaclesTo` */
export function isPossible(purchase: Purchase, settings: CartSettings, inCart = 0): boolean {
  const obstacles = obstaclesTo(purchase, settings, inCart)
  for (const obstacle of obstacles) notify({ type: 'error', message: textOf(obstacle) })
  return obstacles.length === 0
}

function textOf(obstacle: Obstacle): string {
  if (obstacle.kind === 'issue') return obstacle.message
  if (obstacle.kind === 'quantity') return limitText(obstacle.problem, obstacle.limits, messagesOf('cart').limits)
  return messagesOf('cart').notices[obstacle.kind]
}
