import type { DefinedTask } from '../define-task.ts'
import { cartTask } from './cart/cart-task.ts'
import { customerTask } from './customer/customer-task.ts'
import { signOutTask } from './customer/sign-out.ts'
import { cuttingListTask } from './cutting-list.ts'
import { subscribeTask, unsubscribeTask } from './newsletter.ts'
import { orderTask } from './order/order-task.ts'
import { reviewTask } from './review.ts'

/** Every task of the shop. The page's queue and the service worker send these and no others. */
export const TASKS: readonly DefinedTask[] = [
  cartTask,
  customerTask,
  cuttingListTask,
  orderTask,
  reviewTask,
  signOutTask,
  subscribeTask,
  unsubscribeTask,
]
