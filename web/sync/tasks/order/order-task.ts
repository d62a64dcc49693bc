import { OrderPlaceDocument } from '#schema/generated/operations.ts'
import type { OrderPlaceInput } from '#schema/generated/types.ts'
import type { WantedTask } from '../../task.ts'

/** At most one order is queued. */
export const ORDER_SUBJECT = 'order'

/**
 * An order for the service worker. Pages do not run this task: an open page places the order itself, under the same key.
 * @source ORDER-6; decision 0027
 */
export const orderTask = (input: OrderPlaceInput): WantedTask => ({
  operation: OrderPlaceDocument.name,
  subject: ORDER_SUBJECT,
  variables: { input },
  silent: true,
})
