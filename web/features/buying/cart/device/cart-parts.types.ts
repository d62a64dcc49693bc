import type { DeviceValue } from '../../../../storage/device-value.ts'
import type { TaskQueue } from '../../../../sync/task-queue.ts'
import type { CartState, VisibleCart } from '../../../../sync/tasks/cart/cart-state.ts'
import type { ChangeNotices } from './change-notices.ts'

export interface CartParts {
  readonly value: DeviceValue<CartState>
  readonly tasks: TaskQueue
  /** Null until the device has been read; the same object until something changes. */
  readonly visible: () => VisibleCart | null
  readonly notices: ChangeNotices
  /** Whether an order of this device was sent and its outcome is unknown. */
  readonly isOrderSent: () => Promise<boolean>
}
